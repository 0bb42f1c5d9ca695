import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, linkIn, signedInAdmin, signInAs } from "../support/accounts";
import { SECURITY } from "../support/passkeys";
import { appCode, secretOn } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const NEW_PASSWORD = "another-coordinator-word";
const { scanAgain } = en.account.security;

const minutesPass = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const confirm = (visitor: Visitor, page: Page, secret: string, password = ADMIN_PASSWORD) =>
  visitor.submit(page, { code: appCode(site, secret), currentPassword: password });
const isOn = async (email: string) => {
  const factors = site.db.selectFrom("second_factors").innerJoin("users", "users.id", "user_id");
  const rows = await factors.select("confirmed_at").where("email", "=", email).execute();
  return rows.some(({ confirmed_at }) => confirmed_at !== null);
};

describe("secret waiting for its first code", () => {
  it("stays the same for ten minutes of a session, and then changes", async () => {
    const email = "ten-minutes@example.com";
    const visitor = await signedInAdmin(site, email);
    const first = await visitor.get(SECURITY);
    minutesPass(9);
    expect(secretOn(await visitor.get(SECURITY))).toBe(secretOn(first));
    minutesPass(1);
    const late = await confirm(visitor, first, secretOn(first));
    expect(late.status).toBe(400);
    expect(late.text).toContain(scanAgain);
    expect(secretOn(late)).not.toBe(secretOn(first));
    expect(await isOn(email)).toBe(false);
    expect((await confirm(visitor, late, secretOn(late))).status).toBe(200);
    expect(await isOn(email)).toBe(true);
  });

  it("does not count as a second step on the coordinators' list", async () => {
    const email = "list@example.com";
    const visitor = await signedInAdmin(site, email);
    const cellsInList = async () => {
      const { document } = await visitor.get("/dashboard/admin/registration");
      const row = document.querySelectorAll("tr").find(({ text }) => text.includes(email));
      return row?.querySelectorAll("td").map(({ text }) => text.trim());
    };
    const page = await visitor.get(SECURITY);
    expect(await cellsInList()).toContain(en.account.registration.off);
    await confirm(visitor, page, secretOn(page));
    expect(await cellsInList()).toContain(en.account.registration.on);
  });

  it("is shown to its session only, and valid only there", async () => {
    const email = "two-sessions@example.com";
    const thief = await signedInAdmin(site, email);
    const seen = secretOn(await thief.get(SECURITY));
    const owner = site.visitor();
    await signInAs(owner, email, "admin");
    const page = await owner.get(SECURITY);
    expect(secretOn(page)).not.toBe(seen);
    expect((await confirm(owner, page, seen)).status).toBe(400);
    // the earlier session's secret was replaced
    const again = await thief.get(SECURITY);
    expect([seen, secretOn(page)]).not.toContain(secretOn(again));
    const lost = await confirm(owner, page, secretOn(page));
    expect(lost.text).toContain(scanAgain);
    expect((await confirm(owner, lost, secretOn(lost))).status).toBe(200);
  });

  it.each([
    [
      "changed while signed in",
      async (visitor: Visitor) => {
        await visitor.submit(await visitor.get("/profile/password"), {
          currentPassword: ADMIN_PASSWORD,
          password: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
        });
      },
    ],
    [
      "reset by mail",
      async (visitor: Visitor, email: string) => {
        const guest = site.visitor();
        await guest.submit(await guest.get("/admin/forgot"), { email });
        const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
        await guest.submit(await guest.get(await linkIn(site, email, "reset-password")), fields);
        const loginPage = await visitor.get("/admin/login");
        await visitor.submit(loginPage, { email, password: NEW_PASSWORD });
      },
    ],
  ])("is deleted when the password is %s", async (how, change) => {
    const email = `${how.replaceAll(" ", "-")}@example.com`;
    const visitor = await signedInAdmin(site, email);
    const before = await visitor.get(SECURITY);
    await change(visitor, email);
    const pendingSecrets = site.db.selectFrom("second_factors").select("secret");
    expect(await pendingSecrets.where("confirmed_at", "is", null).execute()).toEqual([]);
    const refused = await confirm(visitor, before, secretOn(before), NEW_PASSWORD);
    expect(refused.text).toContain(scanAgain);
    expect(secretOn(refused)).not.toBe(secretOn(before));
    expect(await isOn(email)).toBe(false);
    expect((await confirm(visitor, refused, secretOn(refused), NEW_PASSWORD)).status).toBe(200);
  });
});
