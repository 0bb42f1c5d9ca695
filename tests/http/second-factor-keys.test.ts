import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { TOTP } from "otpauth";
import { afterEach, expect, it } from "vitest";
import { commandLineHashing } from "~/features/identity/passwords.server";
import { prepareDatabase } from "~/http/database";
import { keyId } from "~/server/seal.server";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { containerEnv } from "../support/server-process";
import { type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

const secret = () => randomBytes(32).toString("hex");
const EMAIL = "nila@example.com";
const SECURITY = "/dashboard/admin/security";

const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0).reverse()) await site.close();
});

async function start(environment: Record<string, string>): Promise<Site> {
  const site = await startSite({ RATE_LIMITS: "off", ...environment });
  sites.push(site);
  return site;
}

/** Starts once more on the same database, as `main` does. */
async function restart(site: Site, environment: Record<string, string>): Promise<Site> {
  const next = await start({ DATABASE_URL: site.env.databaseUrl, ...environment });
  next.clock.now = new Date(site.clock.now.getTime() + 30_000);
  const { hashing } = commandLineHashing;
  const quiet = { log: () => {}, wakeOutbox() {}, hashing };
  await prepareDatabase({ ...next, now: () => next.clock.now, ...quiet });
  return next;
}

async function switchOn(site: Site): Promise<{ key: string; codes: string[] }> {
  await anAccount(site, EMAIL, { role: "admin" });
  const visitor = site.visitor();
  await signInAs(visitor, EMAIL, "admin");
  const page = await visitor.get(SECURITY);
  const key = (page.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
  const done = await visitor.submit(page, {
    code: codeNow(site, key),
    currentPassword: ADMIN_PASSWORD,
  });
  const codes = done.document.querySelectorAll("main li code").map((code) => code.text);
  expect(codes).toHaveLength(10);
  site.clock.now = new Date(site.clock.now.getTime() + 30_000);
  return { key, codes };
}

function codeNow(site: Site, key: string): string {
  return new TOTP({ secret: key }).generate({ timestamp: site.clock.now.getTime() });
}

async function pathAfter(site: Site, code: string): Promise<string> {
  const guest = site.visitor();
  const step = await signInAs(guest, EMAIL, "admin");
  expect(step.document.querySelector("[name=code]")).not.toBeNull();
  return (await guest.submit(step, { code })).path;
}

it("authenticator and recovery codes outlive a new session secret", async () => {
  const before = await start({ SESSION_SECRET: secret(), DATA_KEYS: secret() });
  const { key, codes } = await switchOn(before);
  const { dataKeys } = before.env;
  const after = await restart(before, { SESSION_SECRET: secret(), DATA_KEYS: dataKeys.join() });
  expect(await pathAfter(after, codeNow(after, key))).toBe("/dashboard/admin");
  expect(await pathAfter(after, codes[3] ?? "")).toBe("/dashboard/admin");
  expect(await pathAfter(after, codes[3] ?? "")).toBe("/admin/second-factor");
});

it.runIf(wholeSuite)(
  "a restart and a command move the secrets and codes to a new data key",
  async () => {
    const [old, fresh] = [secret(), secret()];
    const before = await start({ DATA_KEYS: old });
    const { key, codes } = await switchOn(before);
    const both = await restart(before, { DATA_KEYS: `${fresh},${old}` });
    expect(await pathAfter(both, codeNow(both, key))).toBe("/dashboard/admin");
    // one secret and ten recovery codes
    expect(await encryptingKeyIds(both)).toEqual(new Array(11).fill(keyId(old)));

    const [done, again] = [await reseal(both, `${fresh},${old}`), await reseal(both, fresh)];
    expect(done).toMatchObject({ code: 0 });
    expect(done.output).toContain(`Sealed again with the key ${keyId(fresh)}: 11.`);
    expect(again.output).toContain("Sealed with it already: 11.");
    expect(await encryptingKeyIds(both)).toEqual(new Array(11).fill(keyId(fresh)));

    const after = await restart(both, { DATA_KEYS: fresh });
    expect(await pathAfter(after, codeNow(after, key))).toBe("/dashboard/admin");
    expect(await pathAfter(after, codes[0] ?? "")).toBe("/dashboard/admin");

    const failed = await reseal(both, secret());
    // one of the codes has been used
    expect(failed.code).toBe(1);
    expect(failed.output).toContain("No key opens: 10.");
  },
);

it("an encrypted secret is bound to its account: it is invalid in another account's row", async () => {
  const site = await start({});
  const { key } = await switchOn(site);
  const other = await anAccount(site, "other@example.com", { role: "admin" });
  const row = await site.db.selectFrom("second_factors").selectAll().executeTakeFirstOrThrow();
  await site.db
    .insertInto("second_factors")
    .values({ ...row, user_id: other.id, last_step: 0 })
    .execute();
  const guest = site.visitor();
  const step = await signInAs(guest, "other@example.com", "admin");
  expect((await guest.submit(step, { code: codeNow(site, key) })).status).toBe(400);
});

/** Ids of the data keys that encrypted the secrets and codes. */
async function encryptingKeyIds(site: Site) {
  const factors = await site.db.selectFrom("second_factors").select("secret").execute();
  const codes = await site.db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("used_at", "is", null)
    .execute();
  return [...factors.map((row) => row.secret), ...codes.map((row) => row.code_hash)].map(
    (text) => text.split(".")[1],
  );
}

async function reseal(site: Site, keys: string): Promise<{ code: number; output: string }> {
  const { databaseUrl, dataDir, sessionSecret } = site.env;
  return promisify(execFile)(process.execPath, [resolve("build/http/admin.js"), "reseal"], {
    env: containerEnv({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: sessionSecret,
      DATA_KEYS: keys,
    }),
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}
