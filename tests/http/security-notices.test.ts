import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { ADMIN_PASSWORD, anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36";
const email = "owner@example.com";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const phone = () => site.visitor({ headers: { "User-Agent": ANDROID } });
const later = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
async function mails(kind: string, to = email) {
  return site.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", to)
    .where("kind", "=", kind)
    .execute();
}

describe("a sign-in from a new browser", () => {
  it("is told to the owner, in their language, and not the first of all", async () => {
    await anAccount(site, email);
    await site.db.updateTable("users").set({ language: "bn" }).execute();
    const own = site.visitor();
    await signInAs(own, email);
    expect(await mails("new-device")).toEqual([]);
    // known by its cookie, also from where it has no session any more
    await own.submit(await own.get("/profile"), {}, "form[action='/logout']");
    await signInAs(own, email);
    expect(await mails("new-device")).toEqual([]);

    await signInAs(phone(), email);
    const [mail] = await mails("new-device");
    expect(mail).toMatchObject({ subject: bn.mail.security.newDevice.subject });
    const text = mail?.body_text ?? "";
    expect(text).toContain("Chrome, Android");
    expect(text).toContain(`${bn.mail.security.facts.network}: local`);
    expect(text).toContain("২:৩০");
    expect(text).toContain(bn.mail.security.notYou);
    // no link in it opens anything
    expect(text.match(/https?:\/\/\S+/g)).toEqual(["http://localhost:3000/bn/forgot"]);
  });

  it("that lost its cookie is known while a session of it lasts", async () => {
    await anAccount(site, email);
    await signInAs(site.visitor(), email);
    await signInAs(phone(), email);
    await signInAs(phone(), email);
    expect(await mails("new-device")).toHaveLength(1);
    await site.db.deleteFrom("sessions").execute();
    await signInAs(phone(), email);
    expect(await mails("new-device")).toHaveLength(2);
  });

  it("is known by a cookie of this account, not of another, and of our making only", async () => {
    await anAccount(site, email);
    await anAccount(site, "other@example.com");
    const shared = site.visitor();
    await signInAs(shared, "other@example.com");
    await shared.submit(await shared.get("/profile"), {}, "form[action='/logout']");
    await signInAs(phone(), email);
    await site.db.deleteFrom("sessions").execute();
    await signInAs(shared, email);
    expect(await mails("new-device")).toHaveLength(1);
    // and from now on it is known for both
    await site.db.deleteFrom("sessions").execute();
    for (const known of [email, "other@example.com"]) {
      shared.cookies.delete("session");
      await signInAs(shared, known);
    }
    expect(await mails("new-device")).toHaveLength(1);
    expect(await mails("new-device", "other@example.com")).toEqual([]);
    const forged = site.visitor({ headers: { "User-Agent": "Firefox/1 Windows" } });
    forged.cookies.set("device", `${"x".repeat(43)}.y`);
    await signInAs(forged, email);
    expect(await mails("new-device")).toHaveLength(2);
  });

  it("fills no mailbox, and none of a stranger whose address was registered", async () => {
    await anAccount(site, email);
    await anAccount(site, "stranger@example.com", { verified: false });
    for (let count = 0; count < 8; count++) {
      const browser = () => site.visitor({ headers: { "User-Agent": `Firefox/${count}` } });
      await signInAs(browser(), email);
      await signInAs(browser(), "stranger@example.com");
    }
    expect(await mails("new-device")).toHaveLength(5);
    expect(await mails("new-device", "stranger@example.com")).toEqual([]);
  });

  it("to an account older than the record is news, though no other is known", async () => {
    await anAccount(site, email);
    const created_at = "2025-11-01T00:00:00.000Z";
    await site.db.updateTable("users").set({ created_at }).execute();
    await signInAs(phone(), email);
    expect(await mails("new-device")).toHaveLength(1);
  });
});

it("a changed password is told with where from, by form and by link", async () => {
  await anAccount(site, email);
  const visitor = phone();
  await signInAs(visitor, email);
  const page = await visitor.get("/profile/password");
  const password = "four red kites at dusk";
  await visitor.submit(page, {
    currentPassword: PASSWORD,
    password,
    confirmPassword: password,
  });
  const changed = await mailTo(site, email, "password-changed");
  expect(changed.body_text).toContain("Chrome, Android");
  expect(changed.body_text).toContain("Network: local");

  const guest = phone();
  await guest.submit(await guest.get("/forgot"), { email });
  const reset = await guest.get(await linkIn(site, email, "reset-password"));
  later(1);
  await guest.submit(reset, { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD });
  const again = await mailTo(site, email, "password-changed");
  expect(again.id).not.toBe(changed.id);
  expect(again.body_text).toContain("Chrome, Android");
});
