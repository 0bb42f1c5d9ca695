import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { REMEMBER_ME_DAYS } from "~/constants";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { signedValue } from "../support/session-cookie";
import { type Site, startSite } from "../support/site";

const secret = () => randomBytes(32).toString("hex");
const DAY_MS = 24 * 60 * 60 * 1000;

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** The bare token of a signed cookie, as cookies were before they were signed. */
function tokenIn(cookie: string): string {
  const [value = ""] = decodeURIComponent(cookie).split(".");
  return JSON.parse(Buffer.from(value, "base64").toString());
}

async function signedInCookie(on: Site, email: string): Promise<string> {
  await anAccount(on, email);
  const visitor = on.visitor();
  await signInAs(visitor, email, "user", { rememberMe: "on" });
  return visitor.cookies.get("session") ?? "";
}

async function profileStatus(on: Site, session: string): Promise<number> {
  return (await on.fetch("/profile", { headers: { Cookie: `session=${session}` } })).status;
}

describe("the session's cookie", () => {
  it("is signed, and the row keeps the token's hash alone", async () => {
    const cookie = await signedInCookie(site, "signed@example.com");
    expect(decodeURIComponent(cookie)).toMatch(/^[\w+/=]+\.[\w+/]{43}$/);
    expect(tokenIn(cookie)).toMatch(/^[\w-]{43}$/);
    expect(await profileStatus(site, cookie)).toBe(200);
    const rows = JSON.stringify(await site.db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain(tokenIn(cookie));
  });

  it("is not decoded without a good signature of its own", async () => {
    const own = await signedInCookie(site, "forged@example.com");
    const forgery = Buffer.from('{"constructor":"forged"}').toString("base64");
    const [value = "", signature = ""] = decodeURIComponent(own).split(".");
    const forged = [
      forgery,
      `${forgery}.`,
      `${forgery}.${signature}`,
      `${value}.${"A".repeat(43)}`,
      `${value}.`,
      value,
      // ours, but signed for another cookie
      decodeURIComponent(await signedValue(site, tokenIn(own), "flash")),
      decodeURIComponent(
        await signedValue({ env: { ...site.env, sessionSecrets: [secret()] } }, tokenIn(own)),
      ),
    ];
    site.logs.splice(0);
    const decode = vi.spyOn(globalThis, "atob");
    for (const cookie of forged) {
      expect(await profileStatus(site, encodeURIComponent(cookie)), cookie).toBe(303);
    }
    expect(decode).not.toHaveBeenCalled();
    expect(await profileStatus(site, own)).toBe(200);
    expect(decode).toHaveBeenCalled();
    expect(site.logs.map((line) => JSON.parse(line).event)).not.toContain("unexpected-error");
  });

  it("outlives a new secret while the last one is named, and no longer", async () => {
    const old = secret();
    const before = await startSite({ SESSION_SECRET: old });
    const shared = { DATABASE_URL: before.env.databaseUrl, SESSION_SECRET: secret() };
    const [lenient, strict] = [
      await startSite({ ...shared, SESSION_SECRET_PREVIOUS: old }),
      await startSite(shared),
    ];
    try {
      const cookie = await signedInCookie(before, "secret@example.com");
      expect(await profileStatus(lenient, cookie)).toBe(200);
      expect(await profileStatus(strict, cookie)).toBe(303);
    } finally {
      for (const one of [strict, lenient, before]) await one.close();
    }
  });

  it("from before the signature holds until the last of them would have ended", async () => {
    const later = await startSite({ RATE_LIMITS: "off" });
    try {
      const token = tokenIn(await signedInCookie(later, "bare@example.com"));
      expect(await profileStatus(later, token)).toBe(200);
      later.clock.now = new Date("2026-12-31T23:00:00Z");
      const young = tokenIn(await signedInCookie(later, "young@example.com"));
      expect(await profileStatus(later, token)).toBe(303);
      expect(await profileStatus(later, young)).toBe(200);
      later.clock.now = new Date("2027-01-01T00:00:00Z");
      expect(await profileStatus(later, young)).toBe(303);
    } finally {
      await later.close();
    }
  });

  it("lasts as long as the session, and is not sent again for being used", async () => {
    await anAccount(site, "lasting@example.com");
    const visitor = site.visitor();
    const door = await visitor.get("/login");
    const csrf = door.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const fields = { email: "lasting@example.com", password: PASSWORD, csrf };
    const login = async (more: Record<string, string>) => {
      const init = { method: "POST", body: new URLSearchParams({ ...fields, ...more }) };
      const lines = (await visitor.send("/login", init)).headers.getSetCookie();
      visitor.cookies.delete("flash");
      return lines.filter((line) => line.startsWith("session="));
    };
    const [remembered = "", ...none] = await login({ rememberMe: "on" });
    expect(none).toEqual([]);
    const age = REMEMBER_ME_DAYS * 24 * 60 * 60;
    expect(remembered.split("; ").slice(1)).toEqual([
      `Max-Age=${age}`,
      "Path=/",
      "HttpOnly",
      "SameSite=Lax",
    ]);
    const started = site.clock.now;
    site.clock.now = new Date(started.getTime() + DAY_MS);
    expect((await visitor.send("/profile")).headers.getSetCookie()).toEqual([]);
    site.clock.now = started;
    visitor.cookies.delete("session");
    const [ofBrowser = ""] = await login({});
    expect(ofBrowser.split("; ").slice(1)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax"]);
  });

  it("ends no session by a cookie that is not ours, though it is altered by one letter", async () => {
    const own = await signedInCookie(site, "altered@example.com");
    const visitor = site.visitor();
    const door = await visitor.get("/login");
    visitor.cookies.set("session", own.slice(0, -1) + (own.endsWith("A") ? "B" : "A"));
    await visitor.submit(door, { email: "altered@example.com", password: PASSWORD });
    expect((await visitor.get("/profile")).path).toBe("/profile");
    expect(await profileStatus(site, own)).toBe(200);
  });
});
