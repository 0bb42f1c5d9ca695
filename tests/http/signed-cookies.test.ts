import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

/** The token of a signed cookie, without the signature. */
function tokenIn(cookie: string): string {
  return cookie.split(".")[0] ?? "";
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

describe("session cookie", () => {
  it("is signed, and the row stores only the token's hash", async () => {
    const cookie = await signedInCookie(site, "signed@example.com");
    expect(cookie).toMatch(/^[\w-]{43}\.[a-z\d]{6}\.[\w-]{43}$/);
    expect(await profileStatus(site, cookie)).toBe(200);
    const rows = JSON.stringify(await site.db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain(tokenIn(cookie));
  });

  it("opens nothing without a valid signature", async () => {
    const session = await signedInCookie(site, "forged@example.com");
    const [token = "", expiry = "", signature = ""] = session.split(".");
    const forged = [
      token,
      `${token}.`,
      `${token}.${signature}`,
      `${token}.${expiry}.`,
      `${token}.${expiry}.${"A".repeat(43)}`,
      `${token}.zzzzzz.${signature}`,
      // our token, but signed for another cookie
      signedValue(site, token, "flash"),
      signedValue({ ...site, env: { ...site.env, sessionSecret: secret() } }, token),
    ];
    site.logs.splice(0);
    for (const cookie of forged) expect(await profileStatus(site, cookie), cookie).toBe(303);
    expect(await profileStatus(site, session)).toBe(200);
    expect(site.logs.map((line) => JSON.parse(line).event)).not.toContain("page.failed");
  });

  it("survives a new secret while the previous one is set", async () => {
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

  it("lasts as long as the session, and is not resent on use", async () => {
    await anAccount(site, "lasting@example.com");
    const visitor = site.visitor();
    const loginPage = await visitor.get("/login");
    const csrf = loginPage.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const fields = { email: "lasting@example.com", password: PASSWORD, csrf };
    const login = async (more: Record<string, string>) => {
      const init = { method: "POST", body: new URLSearchParams({ ...fields, ...more }) };
      const lines = (await visitor.send("/login", init)).headers.getSetCookie();
      visitor.cookies.delete("flash");
      return lines.filter((line) => line.startsWith("session="));
    };
    const [remembered = "", ...others] = await login({ rememberMe: "on" });
    expect(others).toEqual([]);
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
    const [untilClosed = ""] = await login({});
    expect(untilClosed.split("; ").slice(1)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax"]);
  });

  it("ends no session if altered by one letter", async () => {
    const session = await signedInCookie(site, "altered@example.com");
    const visitor = site.visitor();
    const loginPage = await visitor.get("/login");
    visitor.cookies.set("session", session.slice(0, -1) + (session.endsWith("A") ? "B" : "A"));
    await visitor.submit(loginPage, { email: "altered@example.com", password: PASSWORD });
    expect((await visitor.get("/profile")).path).toBe("/profile");
    expect(await profileStatus(site, session)).toBe(200);
  });
});
