import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { anAccount, linkIn, PASSWORD, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const START = new Date("2026-11-20T08:30:00.000Z");
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const newPassword = { password: "four red boats", confirmPassword: "four red boats" };

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = START;
});
const passTime = (ms: number) => {
  site.clock.now = new Date(START.getTime() + ms);
};

let accounts = 0;

/** Somebody signed in to an account of this test alone. */
async function signedIn(more: Record<string, string> = {}) {
  const email = `session-${accounts++}@example.com`;
  const { id } = await anAccount(site, email);
  const visitor = site.visitor();
  expect((await signInAs(visitor, email, "user", more)).path).toBe("/profile");
  return { email, id, visitor };
}

const tokenOf = (visitor: Visitor) => visitor.cookies.get("session") ?? "";

/** True if a session opens the profile, in a request without the browser. */
async function opensProfile(token: string): Promise<boolean> {
  const response = await site.fetch("/profile", { headers: { Cookie: `session=${token}` } });
  if (response.status !== 200) expect(response.headers.get("Location")).toMatch(/^\/login/);
  return response.status === 200;
}

/** Requests a page, and waits until the visit is recorded, which happens after the answer. */
async function recordVisit(token: string): Promise<void> {
  expect(await opensProfile(token)).toBe(true);
  const at = site.clock.now.toISOString();
  const seen = () =>
    site.db.selectFrom("sessions").select("id").where("last_seen_at", "=", at).execute();
  await vi.waitFor(async () => expect(await seen()).not.toEqual([]));
}

/** The session cookie's lifetime; null for a session cookie. */
function maxAgeIn(headers: Headers): number | null {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  expect(line).toMatch(/HttpOnly/);
  const seconds = /Max-Age=(\d+)/.exec(line ?? "")?.[1];
  return seconds ? Number(seconds) : null;
}

async function postPassword(visitor: Visitor, email: string, more: Record<string, string> = {}) {
  const loginPage = await visitor.get("/login");
  const csrf = loginPage.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
  const body = new URLSearchParams({ csrf, email, password: PASSWORD, ...more });
  return visitor.send("/login", { method: "POST", body });
}

describe("session", () => {
  it("ends after 12 unused hours if not remembered", async () => {
    const [early, late] = [(await signedIn()).visitor, (await signedIn()).visitor];
    passTime(12 * HOUR_MS - 1);
    expect(await opensProfile(tokenOf(early))).toBe(true);
    passTime(12 * HOUR_MS);
    expect(await opensProfile(tokenOf(late))).toBe(false);
  });

  it("ends a day after it began, even if used", async () => {
    const token = tokenOf((await signedIn()).visitor);
    for (const hours of [11, 22]) {
      passTime(hours * HOUR_MS);
      await recordVisit(token);
    }
    passTime(DAY_MS - 1);
    expect(await opensProfile(token)).toBe(true);
    passTime(DAY_MS);
    expect(await opensProfile(token)).toBe(false);
  });

  it("lasts 30 days if remembered, whether it is used or not", async () => {
    const rememberMe = { rememberMe: "on" };
    const unused = tokenOf((await signedIn(rememberMe)).visitor);
    const used = tokenOf((await signedIn(rememberMe)).visitor);
    for (const days of [10, 20, 29]) {
      passTime(days * DAY_MS);
      await recordVisit(used);
    }
    passTime(30 * DAY_MS - 1);
    expect([await opensProfile(unused), await opensProfile(used)]).toEqual([true, true]);
    passTime(30 * DAY_MS);
    expect([await opensProfile(unused), await opensProfile(used)]).toEqual([false, false]);
  });

  it("updates its last-seen time at most every five minutes", async () => {
    const { id, visitor } = await signedIn();
    const lastSeen = async () =>
      (await site.db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute()).map(
        ({ last_seen_at }) => last_seen_at,
      );
    passTime(5 * 60_000 - 1);
    expect(await opensProfile(tokenOf(visitor))).toBe(true);
    expect(await lastSeen()).toEqual([START.toISOString()]);
    passTime(5 * 60_000);
    await recordVisit(tokenOf(visitor));
    expect(await lastSeen()).toEqual([site.clock.now.toISOString()]);
  });

  it("has a cookie of 30 days if remembered, else until the browser closes", async () => {
    const email = "cookies@example.com";
    await anAccount(site, email);
    const untilClosed = await postPassword(site.visitor(), email);
    expect(maxAgeIn(untilClosed.headers)).toBeNull();
    const visitor = site.visitor();
    const remembered = await postPassword(visitor, email, { rememberMe: "on" });
    expect(maxAgeIn(remembered.headers)).toBe(30 * 24 * 60 * 60);

    const page = await visitor.get("/profile/password");
    const form = page.document.querySelector("main form[method=post]");
    const hidden = form?.querySelectorAll("input[type=hidden]") ?? [];
    const body = new URLSearchParams({ ...newPassword, currentPassword: PASSWORD });
    for (const input of hidden) {
      body.set(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
    }
    const changed = await visitor.send("/profile/password", { method: "POST", body });
    expect(maxAgeIn(changed.headers)).toBe(30 * 24 * 60 * 60);
  });
});

describe("previous session", () => {
  it("is invalid after a sign-in in the same browser, even if it was planted", async () => {
    const { visitor: thief } = await signedIn();
    const planted = tokenOf(thief);
    const email = "planted-on@example.com";
    await anAccount(site, email, { role: "admin" });
    const browser = site.visitor();
    browser.cookies.set("session", planted);
    expect((await signInAs(browser, email, "admin")).path).toBe("/dashboard/admin");
    expect(tokenOf(browser)).not.toBe(planted);
    expect(await opensProfile(tokenOf(browser))).toBe(true);
    expect(await opensProfile(planted)).toBe(false);
    const rows = await site.db.selectFrom("sessions").select("token_hash").execute();
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(tokenOf(browser));
  });

  it("reveals nothing after logging out, and its cookie cannot be replayed", async () => {
    await anAccount(site, "replay@example.com");
    const visitor = site.visitor();
    const profile = await signInAs(visitor, "replay@example.com");
    expect(profile.headers.get("Cache-Control")).toContain("no-store");
    const cookie = `session=${visitor.cookies.get("session")}`;
    expect((await site.fetch("/profile", { headers: { Cookie: cookie } })).status).toBe(200);
    await visitor.submit(profile, {}, "form[action='/logout']");
    expect((await site.fetch("/profile", { headers: { Cookie: cookie } })).status).toBe(303);
    const altered = `${cookie.slice(0, -1)}${cookie.endsWith("A") ? "B" : "A"}`;
    expect((await site.fetch("/profile", { headers: { Cookie: altered } })).status).toBe(303);
  });

  it("is invalid everywhere after a new password, and this browser has a new session", async () => {
    const { email, visitor } = await signedIn();
    const elsewhere = site.visitor();
    await signInAs(elsewhere, email);
    const before = tokenOf(visitor);
    await visitor.submit(await visitor.get("/profile/password"), {
      currentPassword: PASSWORD,
      ...newPassword,
    });
    expect(tokenOf(visitor)).not.toBe(before);
    expect(await opensProfile(tokenOf(visitor))).toBe(true);
    for (const token of [before, tokenOf(elsewhere)]) expect(await opensProfile(token)).toBe(false);
  });

  it("is invalid after a password reset, which opens no session", async () => {
    const { email, visitor } = await signedIn();
    const other = site.visitor();
    await other.submit(await other.get("/forgot"), { email });
    const link = await linkIn(site, email, "reset-password");
    expect((await other.submit(await other.get(link), newPassword)).path).toBe("/action-completed");
    expect(await opensProfile(tokenOf(visitor))).toBe(false);
    expect(other.cookies.has("session")).toBe(false);
  });
});
