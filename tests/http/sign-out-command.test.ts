import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anAccount, signInAs } from "../support/accounts";
import { containerEnv } from "../support/server-process";
import { databaseEnvironment, type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** `npm run admin -- sign-out WHOM`, on the site's database. */
function signOut(whom: string): Promise<{ code: number; output: string }> {
  const env = containerEnv({ DATA_DIR: site.env.dataDir, ...databaseEnvironment(site) });
  return new Promise((done) =>
    execFile(
      process.execPath,
      ["build/http/admin.js", "sign-out", whom],
      { env },
      (error, out, err) => done({ code: Number(error?.code ?? 0), output: out + err }),
    ),
  );
}

describe("signing out on the command line", () => {
  it("ends only the sessions of one account, or of everybody", async () => {
    await anAccount(site, "lost@example.com");
    await anAccount(site, "other@example.com");
    const browsers = [site.visitor(), site.visitor(), site.visitor()] as const;
    await signInAs(browsers[0], "lost@example.com");
    await signInAs(browsers[1], "lost@example.com");
    await signInAs(browsers[2], "other@example.com");
    const paths = () =>
      Promise.all(
        browsers.map(async (browser) => (await browser.get("/profile")).path.split("?")[0]),
      );
    expect(await paths()).toEqual(["/profile", "/profile", "/profile"]);

    expect(await signOut("Lost@example.com")).toEqual({
      code: 0,
      output: "Done. Accounts logged out: 1.\n",
    });
    expect(await paths()).toEqual(["/login", "/login", "/profile"]);
    expect((await signInAs(site.visitor(), "lost@example.com")).path).toBe("/profile");

    expect((await signOut("all")).output).toBe("Done. Accounts logged out: 2.\n");
    expect(await paths()).toEqual(["/login", "/login", "/login"]);
    const auditEvents = await site.db
      .selectFrom("audit_events")
      .select("network")
      .where("kind", "=", "session-ended")
      .execute();
    expect(auditEvents).toEqual(Array(3).fill({ network: "command line" }));
  });

  it.runIf(wholeSuite)("reports an unknown address, and ends nothing", async () => {
    const visitor = site.visitor();
    await anAccount(site, "stays@example.com");
    await signInAs(visitor, "stays@example.com");
    expect(await signOut("nobody@example.com")).toEqual({
      code: 1,
      output: "No account has this address.\n",
    });
    expect((await signOut("everybody")).code).toBe(1);
    expect((await visitor.get("/profile")).path).toBe("/profile");
  });
});
