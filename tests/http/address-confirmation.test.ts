import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import {
  ADMIN_PASSWORD,
  anAccount,
  disableByEmail,
  linkIn,
  PASSWORD,
  signedInAdmin,
  signInAs,
} from "../support/accounts";
import { asRead } from "../support/as-read";
import { family } from "../support/family";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** A stranger registers with a family's address; returns the link that confirms the address. */
async function registerAsStranger(email: string, language: Language = "en"): Promise<string> {
  const visitor = site.visitor();
  await visitor.submit(await visitor.get("/booking"), { ...family, email });
  await visitor.submit(await visitor.get(paths.register(language)), {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  // moves on to a new hour, because the receipt counts towards the mail limit
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 60 * 1000);
  return linkIn(site, email, "verify-email");
}
const isConfirmed = async (email: string) => {
  const account = site.db.selectFrom("users").select("email_verified_at");
  return (await account.where("email", "=", email).executeTakeFirst())?.email_verified_at != null;
};
const submitWrongPassword = (visitor: Visitor, page: Awaited<ReturnType<Visitor["get"]>>) =>
  visitor.submit(page, { password: "not the password" });

describe("link that confirms an address", () => {
  it.each(languages)("asks for the account's password, in %s", async (code) => {
    const email = `asked-${code}@example.com`;
    const link = await registerAsStranger(email, code);
    const { account, validation } = texts(code);
    const visitor = site.visitor();
    const page = await visitor.get(link);
    expect(page.text).toContain(email);
    const username = page.document.querySelector("form#verify input[autocomplete=username]");
    expect(username?.getAttribute("value")).toBe(email);
    const empty = await visitor.submit(page, {});
    expect(empty.status).toBe(400);
    expect(empty.text).toContain(asRead(validation.passwordRequired));
    const wrong = await submitWrongPassword(visitor, empty);
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain(asRead(account.changePassword.wrong));
    expect(wrong.text).toContain(email);
    expect(wrong.html).not.toContain("not the password");
    expect(await isConfirmed(email)).toBe(false);
    const done = await visitor.submit(wrong, { password: PASSWORD });
    expect(done.status).toBe(200);
    expect(done.text).toContain(asRead(account.verify.doneTitle));
    expect(await isConfirmed(email)).toBe(true);
    expect((await visitor.submit(wrong, { password: PASSWORD })).text).toContain(
      asRead(account.verify.usedTitle),
    );
  });

  it("hides a family's requests from a stranger who registered its address", async () => {
    const email = "hijacked@example.com";
    const link = await registerAsStranger(email);
    const stranger = site.visitor();
    await signInAs(stranger, email);

    // the family presses the button, and does not know the password
    const owner = site.visitor();
    const page = await owner.get(link);
    expect((await submitWrongPassword(owner, page)).status).toBe(400);
    expect((await stranger.get("/profile")).text).not.toContain("SETU-");

    expect(page.document.querySelector("main a[href='/forgot']")).not.toBeNull();
    await owner.submit(await owner.get("/forgot"), { email });
    const newPasswords = { password: "sabuj nouka tinti", confirmPassword: "sabuj nouka tinti" };
    await owner.submit(await owner.get(await linkIn(site, email, "reset-password")), newPasswords);
    expect(await isConfirmed(email)).toBe(true);
    expect((await stranger.get("/profile")).path).toMatch(/^\/login\?/);
    expect((await signInAs(stranger, email)).status).toBe(400);
    const loginPage = await owner.get("/login");
    expect((await owner.submit(loginPage, { email, ...newPasswords })).text).toContain("SETU-");
  });

  it("refuses guesses at one account for an hour, but not at another account", async () => {
    const [email, other] = ["guessed@example.com", "waits@example.com"] as const;
    const link = await registerAsStranger(email);
    const otherLink = await registerAsStranger(other);
    const visitor = site.visitor();
    const page = await visitor.get(link);
    for (let times = 0; times < 20; times++) {
      expect((await submitWrongPassword(visitor, page)).status).toBe(400);
    }
    const refused = await visitor.submit(page, { password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("Too many requests came from your connection");
    expect(await isConfirmed(email)).toBe(false);
    await visitor.submit(await visitor.get(otherLink), { password: PASSWORD });
    expect(await isConfirmed(other)).toBe(true);
    site.clock.now = new Date(site.clock.now.getTime() + 60 * 60 * 1000);
    expect((await visitor.submit(page, { password: PASSWORD })).status).toBe(200);
  });

  it.each(languages)("says that another person is logged in here, in %s", async (code) => {
    const email = `theirs-${code}@example.com`;
    const mine = `mine-${code}@example.com`;
    const link = await registerAsStranger(email, code);
    await anAccount(site, mine);
    const visitor = site.visitor();
    await signInAs(visitor, mine);
    const session = visitor.cookies.get("session");
    const page = await visitor.get(link);
    const done = await visitor.submit(page, { password: PASSWORD });
    for (const answer of [page, done]) {
      expect(answer.text).toContain(mine);
      expect(answer.text).toContain(email);
      const { goToProfile, goToLogin } = texts(code).account.verify;
      const links = answer.document.querySelectorAll("main a").map(({ text }) => text);
      for (const label of [goToProfile, goToLogin]) expect(links).not.toContain(label);
    }
    expect(await isConfirmed(email)).toBe(true);
    expect(visitor.cookies.get("session")).toBe(session);
    expect((await visitor.get("/profile")).text).not.toContain("SETU-");
  });

  it("leads to the coordinators' log-in if the account has become a coordinator's", async () => {
    const email = "invited@example.com";
    const link = await registerAsStranger(email);
    const nila = await signedInAdmin(site, "nila@setu.example");
    const list = await nila.get("/dashboard/admin/registration");
    await nila.submit(list, { email, language: "en", currentPassword: ADMIN_PASSWORD });
    const guest = site.visitor();
    const passwords = { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    await guest.submit(await guest.get(await linkIn(site, email, "invitation")), {
      name: "Karim",
      ...passwords,
    });
    const visitor = site.visitor();
    const page = await visitor.get(link);
    // the password chosen by the stranger
    expect((await visitor.submit(page, { password: PASSWORD })).status).toBe(400);
    const done = await visitor.submit(page, { password: ADMIN_PASSWORD });
    expect(done.document.querySelector("main a[href='/admin/login']")).not.toBeNull();
  });

  it("opens no blocked or deleted account", async () => {
    const [blocked, deleted] = ["blocked@example.com", "deleted@example.com"] as const;
    const links = [await registerAsStranger(blocked), await registerAsStranger(deleted)];
    await disableByEmail(site, blocked);
    await site.db.deleteFrom("users").where("email", "=", deleted).execute();
    for (const link of links) {
      const visitor = site.visitor();
      const page = await visitor.get(link);
      const form = page.document.querySelector("form#verify");
      const answer = form ? await visitor.submit(page, { password: PASSWORD }) : page;
      expect(answer.text).toContain("This link does not work");
    }
    expect(await isConfirmed(blocked)).toBe(false);
  });

  it("rejects a password without the page's token or with an invented link", async () => {
    const email = "posted@example.com";
    const link = await registerAsStranger(email);
    const token = new URL(link, "http://localhost").searchParams.get("token");
    const visitor = site.visitor();
    const fields = { token: token ?? "", password: PASSWORD };
    expect((await visitor.post("/verify-email", fields)).status).toBe(403);
    const page = await visitor.get(`/verify-email?token=${token}`);
    expect((await visitor.submit(page, { token: "made up", password: PASSWORD })).status).toBe(400);
    expect(await isConfirmed(email)).toBe(false);
  });
});

it("a device keeps its session when it confirms its own account", async () => {
  const email = "inside@example.com";
  const link = await registerAsStranger(email);
  const visitor = site.visitor();
  await signInAs(visitor, email);
  const page = await visitor.get(link);
  // only a visitor who is not logged in can open the page for a new password
  expect(page.document.querySelector("main a[href='/forgot']")).toBeNull();
  expect(page.text).toContain("Log out first");
  await visitor.submit(page, { password: PASSWORD });
  expect((await visitor.get("/profile")).text).toContain("SETU-");
});
