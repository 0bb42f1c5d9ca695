import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, anAccount, linkIn, register, signInAs } from "../support/accounts";
import { csrfOf } from "../support/passkeys";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("one-time links", () => {
  const HOUR_MS = 60 * 60 * 1000;

  async function resetLink(email: string): Promise<string> {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/forgot"), { email });
    return linkIn(site, email, "reset-password");
  }
  const newPassword = { password: "a brand new one", confirmPassword: "a brand new one" };

  it("work once, even for two requests at once", async () => {
    await anAccount(site, "race@example.com");
    const link = await resetLink("race@example.com");
    const first = site.visitor();
    const second = site.visitor();
    const pages = await Promise.all([first.get(link), second.get(link)]);
    const outcomes = await Promise.all([
      first.submit(pages[0], newPassword),
      second.submit(pages[1], newPassword),
    ]);
    expect(outcomes.map((page) => page.status).sort()).toEqual([200, 400]);
    expect(outcomes.some((page) => page.path === "/action-completed")).toBe(true);
    const events = await site.db
      .selectFrom("audit_events")
      .innerJoin("users", "users.id", "audit_events.subject_id")
      .select("kind")
      .where("email", "=", "race@example.com")
      .where("kind", "=", "password-reset")
      .execute();
    expect(events).toHaveLength(1);
  });

  it("are not used up by being opened", async () => {
    await anAccount(site, "scanned@example.com");
    const link = await resetLink("scanned@example.com");
    for (let times = 0; times < 3; times++) expect((await site.fetch(link)).status).toBe(200);
    expect((await site.fetch(link, { method: "HEAD" })).status).toBe(200);
    const visitor = site.visitor();
    const done = await visitor.submit(await visitor.get(link), newPassword);
    expect(done.path).toBe("/action-completed");
  });

  it("expire after an hour", async () => {
    await anAccount(site, "late@example.com");
    const link = await resetLink("late@example.com");
    const visitor = site.visitor();
    const page = await visitor.get(link);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + HOUR_MS);
    expect((await visitor.get(link)).text).toContain(en.account.reset.expiredTitle);
    const late = await visitor.submit(page, newPassword);
    expect(late.status).toBe(400);
    expect(late.text).toContain(en.account.reset.expiredTitle);
    site.clock.now = before;
  });

  it("serve only their own purpose", async () => {
    const visitor = site.visitor();
    await register(visitor, { email: "purpose@example.com" });
    const verify = await linkIn(site, "purpose@example.com", "verify-email");
    const token = new URL(verify, "http://localhost").searchParams.get("token") ?? "";
    for (const path of ["/reset-password", "/admin/reset-password"]) {
      const page = await visitor.get(`${path}?token=${token}`);
      expect(page.text).toContain("This link does not work");
      const csrf = csrfOf(await visitor.get("/forgot"));
      const posted = await visitor.post(path, { csrf, token, ...newPassword });
      expect(posted.status).toBe(400);
    }
    const page = await visitor.get(`/admin/register?invite=${token}`);
    expect(page.text).toContain("This invitation does not work");
  });

  it("are stored only as a hash, and end the account's sessions", async () => {
    await anAccount(site, "ends@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "ends@example.com");
    const link = await resetLink("ends@example.com");
    const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
    const stored = await site.db.selectFrom("one_time_links").select("token_hash").execute();
    expect(stored.map((row) => row.token_hash)).not.toContain(token);
    const other = site.visitor();
    await other.submit(await other.get(link), newPassword);
    expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
  });

  it("apply the password rules of coordinators to a coordinator", async () => {
    await anAccount(site, "boss@example.com", { role: "admin" });
    const link = await resetLink("boss@example.com");
    expect(link).toMatch(/^\/admin\/reset-password\?/);
    const visitor = site.visitor();
    const page = await visitor.get(link);
    const short = await visitor.submit(page, {
      password: "ninechars",
      confirmPassword: "ninechars",
    });
    expect(short.status).toBe(400);
    expect(short.text).toContain("Password must be at least 10 characters.");
    const both = await visitor.submit(page, { password: "ninechars", confirmPassword: "other" });
    expect(both.text).toContain("Password must be at least 10 characters.");
    expect(both.text).toContain("Passwords do not match.");
    const done = await visitor.submit(page, {
      password: ADMIN_PASSWORD,
      confirmPassword: ADMIN_PASSWORD,
    });
    expect(done.path).toBe("/action-completed?for=admin");
    expect(done.document.querySelector("main a[href='/admin/login']")).not.toBeNull();
  });
});
