import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLink } from "~/features/identity/one-time-links.server";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { insertPasskey } from "../support/account-data";
import {
  ADMIN_PASSWORD,
  anAccount,
  linkIn,
  mailTo,
  signedInAdmin,
  signInAs,
} from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

describe("invitation", () => {
  const PAGE = "/dashboard/admin/registration";

  async function invite(inviter: Visitor, email: string, language = "en"): Promise<Page> {
    const currentPassword = ADMIN_PASSWORD;
    return inviter.submit(await inviter.get(PAGE), { email, language, currentPassword });
  }

  const passwords = { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };

  it("makes a coordinator once, and logs them in", async () => {
    const inviter = await signedInAdmin(site, "inviter@example.com");
    const sent = await invite(inviter, "New.One@example.com", "bn");
    expect(sent.path).toBe(PAGE);
    expect(sent.text).toContain("new.one@example.com");
    const link = await linkIn(site, "new.one@example.com", "invitation");
    expect(link).toMatch(/^\/bn\/admin\/register\?invite=/);
    const guest = site.visitor();
    const form = await guest.get(link);
    expect(form.text).toContain("new.one@example.com");
    const short = await guest.submit(form, {
      name: "Nila",
      password: "ninechars",
      confirmPassword: "ninechars",
      role: "user",
    });
    expect(short.status).toBe(400);
    expect(short.text).toContain(bn.validation.adminPasswordTooShort);
    const fields = { name: "Nila", ...passwords };
    const done = await guest.submit(short, fields);
    expect(done.path).toBe("/bn/dashboard/admin");
    expect(done.text).toContain(bn.messages.loginSuccess);
    expect(guest.cookies.has("device")).toBe(true);
    expect((await guest.submit(short, fields)).text).toContain(bn.account.invitation.usedTitle);
    const log = await inviter.get("/dashboard/admin/audit?kind=sign-in&email=new.one@example.com");
    expect(log.text).toContain("by accepting the invitation");
    const inside = await signInAs(site.visitor(), "new.one@example.com", "admin");
    expect(inside.path).toBe("/dashboard/admin");
    expect((await inviter.get(PAGE)).text).toContain("Accepted");
    expect((await invite(inviter, "new.one@example.com")).status).toBe(400);
  });

  it("asks for the sender's password, and keeps the other input", async () => {
    const inviter = await signedInAdmin(site, "inviter0@example.com");
    for (const currentPassword of ["", "not my password"]) {
      const fields = { email: "unsent@example.com", language: "bn", currentPassword };
      const refused = await inviter.submit(await inviter.get(PAGE), fields);
      expect(refused.status).toBe(400);
      const typed = refused.document.querySelector("#email")?.getAttribute("value");
      expect(typed).toBe("unsent@example.com");
      expect(refused.document.querySelector("option[selected]")?.getAttribute("value")).toBe("bn");
    }
    await expect(mailTo(site, "unsent@example.com", "invitation")).rejects.toThrow();
    const log = await inviter.get("/bn/dashboard/admin/audit?kind=sign-in-failed");
    expect(log.text).toContain(bn.account.audit.details["current password"]);
    expect(log.text).not.toContain("current password");
  });

  it("makes one coordinator when accepted twice at once", async () => {
    const inviter = await signedInAdmin(site, "inviter2@example.com");
    await invite(inviter, "twice@example.com");
    const link = await linkIn(site, "twice@example.com", "invitation");
    const guests = [site.visitor(), site.visitor()];
    const forms = await Promise.all(guests.map((guest) => guest.get(link)));
    const fields = { name: "A", ...passwords };
    const outcomes = await Promise.all(
      guests.map((guest, index) => guest.submit(forms[index] as Page, fields)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("can be withdrawn, and expires", async () => {
    const inviter = await signedInAdmin(site, "inviter3@example.com");
    await invite(inviter, "withdrawn@example.com");
    const link = await linkIn(site, "withdrawn@example.com", "invitation");
    const list = await inviter.get(PAGE);
    const row = list.document
      .querySelectorAll("main form[action*=withdrawal]")
      .find((form) => form.innerHTML.includes("withdrawn@example.com"));
    const action = row?.getAttribute("action") ?? "";
    const csrf = row?.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const done = await inviter.post(action, { csrf });
    expect(done.text).toContain("The invitation is withdrawn.");
    expect((await inviter.post(action, { csrf })).text).toContain("Your action failed.");
    expect((await site.visitor().get(link)).text).toContain("This invitation does not work");

    await invite(inviter, "late@example.com");
    const late = await linkIn(site, "late@example.com", "invitation");
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 72 * 60 * 60 * 1000);
    expect((await site.visitor().get(late)).text).toContain(en.account.invitation.expiredTitle);
    site.clock.now = before;
  });

  it("is required to see the registration form", async () => {
    const formless = await site.visitor().get("/admin/register");
    expect(formless.text).toContain("by invitation only");
    expect(formless.document.querySelector("main input[type=password]")).toBeNull();
  });

  it("promotes an existing account, and ends its sessions", async () => {
    const inviter = await signedInAdmin(site, "inviter4@example.com");
    await anAccount(site, "raised@example.com");
    const family = site.visitor();
    await signInAs(family, "raised@example.com");
    await invite(inviter, "raised@example.com");
    const guest = site.visitor();
    const form = await guest.get(await linkIn(site, "raised@example.com", "invitation"));
    const inside = await guest.submit(form, { name: "Raised", ...passwords });
    expect(inside.path).toBe("/dashboard/admin");
    expect((await family.get("/profile")).path).toMatch(/^\/login/);
  });

  it("neither replaces another user's session nor skips a second step", async () => {
    const inviter = await signedInAdmin(site, "inviter5@example.com");
    await invite(inviter, "colleague@example.com");
    const session = inviter.cookies.get("session");
    const link = await linkIn(site, "colleague@example.com", "invitation");
    await inviter.submit(await inviter.get(link), { name: "Colleague", ...passwords });
    expect(inviter.cookies.get("session")).toBe(session);
    const log = await inviter.get("/dashboard/admin/audit?kind=sign-in");
    expect(log.text).not.toContain("Colleague");

    const { id } = await anAccount(site, "keyed@example.com");
    await insertPasskey(site, id, "a key of before");
    await invite(inviter, "keyed@example.com");
    const guest = site.visitor();
    const form = await guest.get(await linkIn(site, "keyed@example.com", "invitation"));
    const loginPage = await guest.submit(form, { name: "Keyed", ...passwords });
    expect(loginPage.path).toBe("/admin/login");
    expect(guest.cookies.has("session")).toBe(false);
  });
});

it("an invitation requires the second step where that is compulsory", async () => {
  const strict = await startSite({ RATE_LIMITS: "off", ADMIN_REQUIRE_2FA: "1" });
  try {
    const { id } = await anAccount(strict, "first@example.com", { role: "admin" });
    const link = { purpose: "invite", userId: null, email: "new@example.com" } as const;
    const token = await createLink(strict.db, { ...link, createdBy: id }, strict.clock.now);
    const guest = strict.visitor();
    const form = await guest.get(`/admin/register?invite=${token}`);
    const fields = { name: "N", password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    const inside = await guest.submit(form, fields);
    expect(inside.path).toBe("/dashboard/admin/security");
    expect((await guest.get("/dashboard/admin/bookings")).path).toBe("/dashboard/admin/security");
  } finally {
    await strict.close();
  }
});

describe("account mails", () => {
  it("are in the person's language and safe from header injection by name", async () => {
    const inviter = await signedInAdmin(site, "header@example.com");
    await site.db
      .updateTable("users")
      .set({ name: "Nila\r\nBcc: x@example.com" })
      .where("email", "=", "header@example.com")
      .execute();
    const list = await inviter.get("/dashboard/admin/registration");
    const currentPassword = ADMIN_PASSWORD;
    await inviter.submit(list, { email: "headed@example.com", language: "th", currentPassword });
    const mail = await mailTo(site, "headed@example.com", "invitation");
    expect(mail.subject).toContain("คำเชิญ");
    expect(mail.subject).not.toContain("\n");
  });
});
