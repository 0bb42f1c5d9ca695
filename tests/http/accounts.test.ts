import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { anAccount, linkIn, mailTo, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";

const words = bn.account;
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("the life of an account", () => {
  it("goes from registration to deletion without a script, in Bengali", async () => {
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
    const scanned = await site.fetch(link);
    expect(scanned.status).toBe(200);
    const page = await visitor.get(link);
    expect(page.text).toContain(words.verify.title);
    const done = await visitor.submit(page, {});
    expect(done.status).toBe(200);
    expect(done.text).toContain(words.verify.doneTitle);
    expect((await visitor.submit(page, {})).text).toContain(words.verify.usedTitle);
    expect((await visitor.get(link)).text).toContain(words.verify.usedTitle);

    const door = await visitor.get("/bn/login");
    const inside = await visitor.submit(door, {
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
    const own = await file.json();
    expect(own.account).toMatchObject({ email, name: "রহিমা খাতুন", phone: "+8801712345678" });

    const out = await visitor.submit(
      await visitor.get("/bn/profile"),
      {},
      "form[action='/logout']",
    );
    expect(out.text).toContain(bn.messages.logoutSuccess);
    expect((await visitor.get("/bn/profile")).path).toMatch(/^\/bn\/login\?redirectTo=/);

    const forgot = await visitor.get("/bn/forgot");
    const asked = await visitor.submit(forgot, { email });
    expect(asked.status).toBe(200);
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
    const mails = await site.db
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", email)
      .execute();
    expect(mails).toEqual([]);
  });

  it("shows nothing of it after logging out, and lets no cookie be replayed", async () => {
    await anAccount(site, "replay@example.com");
    const visitor = site.visitor();
    const inside = await signInAs(visitor, "replay@example.com");
    expect(inside.headers.get("Cache-Control")).toContain("no-store");
    const cookie = `session=${visitor.cookies.get("session")}`;
    expect((await site.fetch("/profile", { headers: { Cookie: cookie } })).status).toBe(200);
    await visitor.submit(inside, {}, "form[action='/logout']");
    expect((await site.fetch("/profile", { headers: { Cookie: cookie } })).status).toBe(303);
    const altered = `${cookie.slice(0, -1)}${cookie.endsWith("A") ? "B" : "A"}`;
    expect((await site.fetch("/profile", { headers: { Cookie: altered } })).status).toBe(303);
  });

  it("rotates the session at sign-in", async () => {
    await anAccount(site, "rotate@example.com");
    const visitor = site.visitor();
    visitor.cookies.set("session", "a".repeat(43));
    await signInAs(visitor, "rotate@example.com");
    expect(visitor.cookies.get("session")).not.toBe("a".repeat(43));
    const kept = await site.db.selectFrom("sessions").select("token_hash").execute();
    expect(kept.map((row) => row.token_hash)).not.toContain(visitor.cookies.get("session"));
  });

  it("hashes a password again where the parameters were raised since", async () => {
    const { id } = await anAccount(site, "older@example.com");
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await site.db.updateTable("users").set({ password_hash: weak }).where("id", "=", id).execute();
    expect((await signInAs(site.visitor(), "older@example.com")).path).toBe("/profile");
    const { password_hash: now } = await site.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(now).toContain("m=19456,t=2,p=1");
    expect((await signInAs(site.visitor(), "older@example.com")).path).toBe("/profile");
  });

  it("ends every other session when the password changes, and one by one", async () => {
    await anAccount(site, "devices@example.com");
    const here = site.visitor({ headers: { "User-Agent": "Mozilla (Android) Chrome/120" } });
    const there = site.visitor({ headers: { "User-Agent": "Mozilla (Windows) Firefox/120" } });
    const third = site.visitor();
    for (const visitor of [here, there, third]) await signInAs(visitor, "devices@example.com");
    const devices = await here.get("/profile/devices");
    expect(devices.text).toContain("Chrome, Android (this device)");
    expect(devices.text).toContain("Firefox, Windows");
    const choice = devices.document
      .querySelectorAll("main option")
      .find((one) => one.text.includes("Firefox"));
    const device = choice?.getAttribute("value") ?? "";
    for (const currentPassword of ["", "not the password"]) {
      const refused = await here.submit(devices, { device, currentPassword });
      expect(refused.status).toBe(400);
      expect((await there.get("/profile")).path).toBe("/profile");
    }
    const ended = await here.submit(devices, { device, currentPassword: PASSWORD });
    expect(ended.text).toContain("That device is logged out.");
    expect((await there.get("/profile")).path).toMatch(/^\/login/);
    expect((await third.get("/profile")).path).toBe("/profile");
    await here.submit(await here.get("/profile/password"), {
      currentPassword: PASSWORD,
      password: "four red boats",
      confirmPassword: "four red boats",
    });
    expect((await third.get("/profile")).path).toMatch(/^\/login/);
    expect((await here.get("/profile")).path).toBe("/profile");
  });

  it("ends all others at once, and offers nothing where there is none", async () => {
    await anAccount(site, "many@example.com");
    const here = site.visitor();
    const others = [site.visitor(), site.visitor()];
    for (const visitor of [here, ...others]) await signInAs(visitor, "many@example.com");
    const devices = await here.get("/profile/devices");
    const ended = await here.submit(devices, { device: "others", currentPassword: PASSWORD });
    expect(ended.text).toContain("All other devices are logged out.");
    for (const visitor of others) expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
    expect((await here.get("/profile")).path).toBe("/profile");
    expect(ended.document.querySelector("main form")).toBeNull();
  });

  it("lets nobody sign out the device of somebody else", async () => {
    await anAccount(site, "owner@example.com");
    await anAccount(site, "stranger@example.com");
    const owner = site.visitor();
    const stranger = site.visitor();
    await signInAs(owner, "owner@example.com");
    await signInAs(stranger, "stranger@example.com");
    const session = await site.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select("sessions.id")
      .where("email", "=", "owner@example.com")
      .executeTakeFirstOrThrow();
    const page = await stranger.get("/profile/password");
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    await stranger.post("/profile/devices", {
      csrf,
      device: session.id,
      currentPassword: PASSWORD,
    });
    expect((await owner.get("/profile")).path).toBe("/profile");
  });

  it("forgets a session at its limits", async () => {
    await anAccount(site, "idle@example.com");
    const brief = site.visitor();
    const long = site.visitor();
    await signInAs(brief, "idle@example.com");
    await signInAs(long, "idle@example.com", "user", { rememberMe: "on" });
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 13 * 60 * 60 * 1000);
    expect((await brief.get("/profile")).path).toMatch(/^\/login/);
    expect((await long.get("/profile")).path).toBe("/profile");
    site.clock.now = new Date(before.getTime() + 31 * 24 * 60 * 60 * 1000);
    expect((await long.get("/profile")).path).toMatch(/^\/login/);
    site.clock.now = before;
  });
});
