import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMAND_LINE } from "~/features/audit/audit";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, anAccount, linkIn, signInAs } from "../support/accounts";
import { databaseEnvironment, type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
const scratch = mkdtempSync(join(tmpdir(), "setu-admin-"));
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(async () => {
  await site.close();
  rmSync(scratch, { recursive: true, force: true });
});

const admin = (...words: string[]) => adminWithPassword(ADMIN_PASSWORD, ...words);

/** Runs the built command on the site's own database. */
function adminWithPassword(
  password: string,
  ...words: string[]
): Promise<{ code: number | null; output: string }> {
  const command = spawn(process.execPath, ["build/http/admin.js", ...words], {
    env: {
      ...process.env,
      DATA_DIR: scratch,
      ...databaseEnvironment(site),
      ADMIN_PASSWORD: password,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  command.stdout.on("data", (chunk) => (output += chunk));
  command.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((done) => command.on("close", (code) => done({ code, output })));
}

const auditOf = async (id: string) =>
  (
    await site.db
      .selectFrom("audit_events")
      .select(["kind", "actor_id", "network"])
      .where("subject_id", "=", id)
      .where("kind", "like", "account-%")
      .orderBy("at")
      .execute()
  ).map(({ kind, actor_id, network }) => `${kind} ${actor_id} ${network}`);

describe("npm run admin", () => {
  it("blocks a family's account at once, and unblocks it", async () => {
    const email = "family@example.com";
    const { id } = await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const forgetful = site.visitor();
    await forgetful.submit(await forgetful.get("/forgot"), { email });
    const link = await linkIn(site, email, "reset-password");
    const resetPage = await forgetful.get(link);

    expect(await admin("disable", "Family@Example.com")).toMatchObject({ code: 0 });
    expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
    expect((await signInAs(site.visitor(), email)).status).toBe(400);
    const passwords = { password: "four red boats", confirmPassword: "four red boats" };
    expect((await forgetful.submit(resetPage, passwords)).status).toBe(400);
    expect((await admin("disable", email)).output).toContain("it is so already");

    expect(await admin("enable", email)).toMatchObject({ code: 0 });
    expect((await signInAs(site.visitor(), email)).path).toBe("/profile");
    expect(await auditOf(id)).toEqual([
      `account-disabled null ${COMMAND_LINE}`,
      `account-enabled null ${COMMAND_LINE}`,
    ]);
  });

  it.runIf(wholeSuite)("refuses a password that is long enough only for a family", async () => {
    const refused = await adminWithPassword("red boat", "create", "short@example.com");
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(en.validation.adminPasswordTooShort);
    expect((await admin("list")).output).not.toContain("short@example.com");
  });

  it.runIf(wholeSuite)(
    "reports an unknown account, and refuses to block the last coordinator",
    async () => {
      for (const verb of ["disable", "enable"]) {
        const answer = await admin(verb, "nobody@example.com");
        expect(answer.code).toBe(1);
        expect(answer.output).toContain("No account has this address.");
      }
      expect((await admin("create", "only@example.com")).code).toBe(0);
      const last = await admin("disable", "only@example.com");
      expect(last.code).toBe(1);
      expect(last.output).toContain("the last admin who can log in");
      expect((await admin("enable")).output).toContain("npm run admin -- enable EMAIL");
    },
  );
});
