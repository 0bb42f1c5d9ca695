import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount, setPassword } from "~/features/identity/accounts.server";
import { ADMIN_PASSWORD, anAccount, disableByEmail, signInAs } from "../support/accounts";
import { appCode, switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** Hashes with the parameters used before they were raised. */
const oldHash = (password: string) =>
  hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1, outputLen: 32 });

const passwordHash = async (email: string) => (await findAccount(site.db, email))?.passwordHash;

/** Stores the password with an old hash. */
async function storeOldHash(email: string) {
  const old = await oldHash(ADMIN_PASSWORD);
  await site.db
    .updateTable("users")
    .set({ password_hash: old })
    .where("email", "=", email)
    .execute();
}

/** Turns on the second step for a coordinator. @returns the secret of the authenticator app */
async function turnOnSecondStep(email: string) {
  const owner = site.visitor();
  await signInAs(owner, email, "admin");
  const { secret } = await switchOnApp(site, owner);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  return { secret };
}

describe("password with an outdated hash", () => {
  it("is followed by the second step, which accepts the first correct code", async () => {
    const email = "raised@example.com";
    await anAccount(site, email, { role: "admin" });
    const { secret } = await turnOnSecondStep(email);
    await storeOldHash(email);
    const guest = site.visitor();
    const step = await signInAs(guest, email, "admin");
    expect(step.text).toContain("Second step");
    expect(await passwordHash(email)).toMatch(/\$m=19456,t=2,p=1\$/);
    const dashboard = await guest.submit(step, { code: appCode(site, secret) });
    expect(dashboard.path).toBe("/dashboard/admin");
  });
});

describe("ticket between password and code", () => {
  it.each([
    [
      "a new password",
      async (email: string) => {
        const account = await findAccount(site.db, email);
        await setPassword(site.db, account?.id ?? "", await oldHash("another one"), site.clock.now);
      },
    ],
    ["blocking", (email: string) => disableByEmail(site, email)],
  ])("is invalid after %s", async (what, change) => {
    const email = `${what.replace(/ /g, "-")}@example.com`;
    await anAccount(site, email, { role: "admin" });
    // the last coordinator cannot be blocked
    await anAccount(site, `other-${email}`, { role: "admin" });
    const { secret } = await turnOnSecondStep(email);
    const guest = site.visitor();
    const step = await signInAs(guest, email, "admin");
    await change(email);
    const late = await guest.submit(step, { code: appCode(site, secret) });
    expect(late.status).toBe(400);
    expect(late.text).toContain("Time ran out.");
    expect(late.document.querySelector("main [name=ticket]")).toBeNull();
    expect(guest.cookies.has("session")).toBe(false);
  });

  it("accepts no code twice, and a new code only in its own browser", async () => {
    const email = "replayed@example.com";
    await anAccount(site, email, { role: "admin" });
    const { secret } = await turnOnSecondStep(email);
    const guest = site.visitor();
    const step = await signInAs(guest, email, "admin");
    const code = appCode(site, secret);
    expect((await guest.submit(step, { code })).path).toBe("/dashboard/admin");
    const session = guest.cookies.get("session");
    const again = await guest.submit(step, { code });
    expect(again.status).toBe(400);
    expect(guest.cookies.get("session")).toBe(session);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    guest.cookies.delete("csrf");
    const elsewhere = await guest.submit(again, { code: appCode(site, secret) });
    expect(elsewhere.status).toBe(403);
    const stolen = await guest.submit(elsewhere, { code: appCode(site, secret) });
    expect(stolen.status).toBe(400);
    expect(guest.cookies.get("session")).toBe(session);
  });
});
