import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { ADMIN_PASSWORD, anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { advanceClock, mailsTo, OWNER_EMAIL, phoneVisitor } from "../support/notices";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

describe("sign-in from a new browser", () => {
  it("is reported to the owner, in their language, except for the first", async () => {
    await anAccount(site, OWNER_EMAIL);
    await site.db.updateTable("users").set({ language: "bn" }).execute();
    const visitor = site.visitor();
    await signInAs(visitor, OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toEqual([]);
    // the browser is known by its cookie, even without a session
    await visitor.submit(await visitor.get("/profile"), {}, "form[action='/logout']");
    await signInAs(visitor, OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toEqual([]);

    await signInAs(phoneVisitor(site), OWNER_EMAIL);
    const [mail] = await mailsTo(site, "new-device");
    expect(mail).toMatchObject({ subject: bn.mail.security.newDevice.subject });
    const text = mail?.body_text ?? "";
    expect(text).toContain("Chrome, Android");
    expect(text).toContain(`${bn.mail.security.facts.network}: local`);
    expect(text).toContain("২:৩০");
    expect(text).toContain(bn.mail.security.notYou);
    // the mail has no link that grants access
    expect(text.match(/https?:\/\/\S+/g)).toEqual(["http://localhost:3000/bn/forgot"]);
  });

  it("is not reported for a browser without its cookie while one of its sessions lasts", async () => {
    await anAccount(site, OWNER_EMAIL);
    await signInAs(site.visitor(), OWNER_EMAIL);
    await signInAs(phoneVisitor(site), OWNER_EMAIL);
    await signInAs(phoneVisitor(site), OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toHaveLength(1);
    await site.db.deleteFrom("sessions").execute();
    await signInAs(phoneVisitor(site), OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toHaveLength(2);
  });

  it("is reported unless the browser has a signed cookie of this account", async () => {
    await anAccount(site, OWNER_EMAIL);
    await anAccount(site, "other@example.com");
    const shared = site.visitor();
    await signInAs(shared, "other@example.com");
    await shared.submit(await shared.get("/profile"), {}, "form[action='/logout']");
    await signInAs(phoneVisitor(site), OWNER_EMAIL);
    await site.db.deleteFrom("sessions").execute();
    await signInAs(shared, OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toHaveLength(1);
    // from now on the browser is known to both accounts
    await site.db.deleteFrom("sessions").execute();
    for (const known of [OWNER_EMAIL, "other@example.com"]) {
      shared.cookies.delete("session");
      await signInAs(shared, known);
    }
    expect(await mailsTo(site, "new-device")).toHaveLength(1);
    expect(await mailsTo(site, "new-device", "other@example.com")).toEqual([]);
    const forged = site.visitor({ headers: { "User-Agent": "Firefox/1 Windows" } });
    forged.cookies.set("device", `${"x".repeat(22)}~.zzzzzz.${"y".repeat(43)}`);
    await signInAs(forged, OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toHaveLength(2);
  });

  it("is reported for the sixth person on a shared phone, and then for the oldest", async () => {
    const family = ["first", "second", "third", "fourth", "fifth", "sixth"].map(
      (name) => `${name}@example.com`,
    );
    for (const email of family) await anAccount(site, email);
    const shared = site.visitor();
    const mailsAfter = async (email: string) => {
      await site.db.deleteFrom("sessions").execute();
      await site.db.deleteFrom("outbox").execute();
      shared.cookies.delete("session");
      expect((await signInAs(shared, email)).path).toBe("/profile");
      return (await mailsTo(site, "new-device", email)).length;
    };
    const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = ""] = family;
    for (const email of [first, second, third, fourth, fifth]) await mailsAfter(email);
    for (const email of [first, second, third, fourth, fifth])
      expect(await mailsAfter(email)).toBe(0);
    // the sixth account replaces the first, which then replaces the second
    await mailsAfter(sixth);
    expect(await mailsAfter(third)).toBe(0);
    expect(await mailsAfter(first)).toBe(1);
    expect(await mailsAfter(second)).toBe(1);
    expect(await mailsAfter(third)).toBe(0);
    expect(await mailsAfter(sixth)).toBe(0);
  });

  it("is reported at most five times, and never to an unconfirmed address", async () => {
    await anAccount(site, OWNER_EMAIL);
    await anAccount(site, "stranger@example.com", { verified: false });
    for (let count = 0; count < 8; count++) {
      const browser = () => site.visitor({ headers: { "User-Agent": `Firefox/${count}` } });
      await signInAs(browser(), OWNER_EMAIL);
      await signInAs(browser(), "stranger@example.com");
    }
    expect(await mailsTo(site, "new-device")).toHaveLength(5);
    expect(await mailsTo(site, "new-device", "stranger@example.com")).toEqual([]);
  });

  it("is reported for an account older than the record of browsers, although no browser is known", async () => {
    await anAccount(site, OWNER_EMAIL);
    const created_at = "2025-11-01T00:00:00.000Z";
    await site.db.updateTable("users").set({ created_at }).execute();
    await signInAs(phoneVisitor(site), OWNER_EMAIL);
    expect(await mailsTo(site, "new-device")).toHaveLength(1);
  });
});

it("the mail about a password changed by form or by link names browser and network", async () => {
  await anAccount(site, OWNER_EMAIL);
  const visitor = phoneVisitor(site);
  await signInAs(visitor, OWNER_EMAIL);
  const page = await visitor.get("/profile/password");
  const password = "four red kites at dusk";
  await visitor.submit(page, {
    currentPassword: PASSWORD,
    password,
    confirmPassword: password,
  });
  const changed = await mailTo(site, OWNER_EMAIL, "password-changed");
  expect(changed.body_text).toContain("Chrome, Android");
  expect(changed.body_text).toContain("Network: local");

  const guest = phoneVisitor(site);
  await guest.submit(await guest.get("/forgot"), { email: OWNER_EMAIL });
  const reset = await guest.get(await linkIn(site, OWNER_EMAIL, "reset-password"));
  advanceClock(site, 1);
  await guest.submit(reset, { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD });
  const again = await mailTo(site, OWNER_EMAIL, "password-changed");
  expect(again.id).not.toBe(changed.id);
  expect(again.body_text).toContain("Chrome, Android");
});
