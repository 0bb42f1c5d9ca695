import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import {
  anAccount,
  linkIn,
  mailTo,
  markLastMailSent,
  PASSWORD,
  signInAs,
} from "../support/accounts";
import { type Site, startSite } from "../support/site";

const words = bn.account;
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("life of an account", () => {
  it("goes from registration to deletion without JavaScript, in Bengali", async () => {
    const visitor = site.visitor();
    const email = "rahima@example.com";
    const form = await visitor.get("/bn/register");
    const sent = await visitor.submit(form, {
      email: " Rahima@Example.com ",
      name: "রহিমা খাতুন",
      password: "আমার সোনার বাংলা",
      confirmPassword: "আমার সোনার বাংলা",
    });
    expect(sent.path).toBe("/bn/check-email");
    expect(sent.text).toContain(bn.messages.registrationSuccess);

    const link = await linkIn(site, email, "verify-email");
    expect(link).toMatch(/^\/bn\/verify-email\?token=/);
    // a mail scanner that opens the link does not use it up
    const scannerAnswer = await site.fetch(link);
    expect(scannerAnswer.status).toBe(200);
    const page = await visitor.get(link);
    expect(page.text).toContain(words.verify.title);
    const typed = { password: "আমার সোনার বাংলা" };
    const done = await visitor.submit(page, typed);
    expect(done.status).toBe(200);
    expect(done.text).toContain(words.verify.doneTitle);
    expect((await visitor.submit(page, typed)).text).toContain(words.verify.usedTitle);
    expect((await visitor.get(link)).text).toContain(words.verify.usedTitle);

    const loginPage = await visitor.get("/bn/login");
    const inside = await visitor.submit(loginPage, {
      email,
      password: "আমার সোনার বাংলা",
      rememberMe: "on",
    });
    expect(inside.path).toBe("/bn/profile");
    expect(inside.text).toContain(bn.messages.loginSuccess);
    for (const path of ["/bn/login", "/bn/register", "/bn/forgot"]) {
      expect((await visitor.get(path)).path).toBe("/bn");
    }

    const details = await visitor.get("/bn/profile/details");
    const saved = await visitor.submit(details, { phone: "০১৭১২৩৪৫৬৭৮", language: "bn" });
    expect(saved.path).toBe("/bn/profile");
    expect(saved.text).toContain("01712-345678");

    const password = await visitor.get("/bn/profile/password");
    const changed = await visitor.submit(password, {
      currentPassword: "আমার সোনার বাংলা",
      password: "নতুন বড় পাসওয়ার্ড",
      confirmPassword: "নতুন বড় পাসওয়ার্ড",
    });
    expect(changed.path).toBe("/bn/profile");
    expect((await mailTo(site, email, "password-changed")).body_text).toContain("/bn/forgot");

    const file = await visitor.send("/bn/profile/data.json");
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    const download = await file.json();
    expect(download.account).toMatchObject({ email, name: "রহিমা খাতুন", phone: "+8801712345678" });

    const out = await visitor.submit(
      await visitor.get("/bn/profile"),
      {},
      "form[action='/logout']",
    );
    expect(out.text).toContain(bn.messages.logoutSuccess);
    expect((await visitor.get("/bn/profile")).path).toMatch(/^\/bn\/login\?redirectTo=/);

    const forgot = await visitor.get("/bn/forgot");
    const answer = await visitor.submit(forgot, { email });
    expect(answer.status).toBe(200);
    const reset = await visitor.get(await linkIn(site, email, "reset-password"));
    const renewed = await visitor.submit(reset, {
      password: "সবুজ নৌকা তিনটি",
      confirmPassword: "সবুজ নৌকা তিনটি",
    });
    expect(renewed.path).toBe("/bn/action-completed");
    expect(renewed.text).toContain(bn.messages.actionCompleted);

    const again = await visitor.submit(await visitor.get("/bn/login"), {
      email,
      password: "সবুজ নৌকা তিনটি",
    });
    expect(again.path).toBe("/bn/profile");
    const deletion = await visitor.get("/bn/profile/deletion");
    expect((await visitor.submit(deletion, { currentPassword: "no" })).status).toBe(400);
    const gone = await visitor.submit(deletion, { currentPassword: "সবুজ নৌকা তিনটি" });
    expect(gone.path).toBe("/bn/action-completed");
    const rows = await site.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(rows).toEqual([]);
    const mails = site.db.selectFrom("outbox").select("kind").where("recipient", "=", email);
    expect(await mails.execute()).toEqual([{ kind: "account-deleted" }]);
    expect(gone.text).toContain(words.deletion.done);
    const last = await mailTo(site, email, "account-deleted");
    expect(last.body_text).toContain(bn.mail.accountDeleted.notYou);
    await markLastMailSent(site);
    expect(await mails.execute()).toEqual([]);
  });

  it("rehashes a password after the hashing parameters were raised", async () => {
    const { id } = await anAccount(site, "older@example.com");
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await site.db.updateTable("users").set({ password_hash: weak }).where("id", "=", id).execute();
    expect((await signInAs(site.visitor(), "older@example.com")).path).toBe("/profile");
    const { password_hash: rehashed } = await site.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(rehashed).toContain("m=19456,t=2,p=1");
    expect((await signInAs(site.visitor(), "older@example.com")).path).toBe("/profile");
  });
});
