import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { REMEMBER_ME_DAYS } from "~/constants";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { atSecondStep, enrol } from "../support/passkeys";
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

describe("the toast's cookie", () => {
  it("says its words once, to visitors too, and nothing where it was not signed by us", async () => {
    const visitor = site.visitor();
    const toast = { __flash_toast__: { key: "messages.logoutSuccess" } };
    visitor.cookies.set("flash", await signedValue(site, toast, "flash"));
    const decode = vi.spyOn(globalThis, "atob");
    expect((await visitor.get("/bn")).text).toContain(bn.messages.logoutSuccess);
    expect(visitor.cookies.has("flash")).toBe(false);
    expect((await visitor.get("/bn")).text).not.toContain(bn.messages.logoutSuccess);
    decode.mockClear();
    const unsigned = Buffer.from(JSON.stringify(toast)).toString("base64");
    for (const forged of [unsigned, await signedValue(site, toast, "session"), "%E0%A4%A", "."]) {
      visitor.cookies.set("flash", forged);
      expect((await visitor.get("/")).text).not.toContain(en.messages.logoutSuccess);
    }
    expect(decode).not.toHaveBeenCalled();
  });

  it("lasts a minute, and is not sent where there is nothing to say", async () => {
    await anAccount(site, "toast@example.com");
    const visitor = site.visitor();
    const inside = await signInAs(visitor, "toast@example.com");
    expect(inside.text).toContain(en.messages.loginSuccess);
    const form = (await visitor.get("/")).document.querySelector("form[action='/logout']");
    const csrf = form?.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const out = await visitor.send("/logout", {
      method: "POST",
      body: new URLSearchParams({ csrf }),
    });
    const [line = ""] = out.headers.getSetCookie().filter((it) => it.startsWith("flash="));
    expect(line.split("; ").slice(1)).toEqual(["Max-Age=60", "Path=/", "HttpOnly", "SameSite=Lax"]);
    const home = await visitor.send("/");
    expect(home.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^flash=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await visitor.send("/")).headers.getSetCookie()).toEqual([]);
  });
});

describe("the second step's ticket", () => {
  it("is not decoded without a good signature", async () => {
    const email = "step@example.com";
    await anAccount(site, email, { role: "admin" });
    const owner = site.visitor();
    await signInAs(owner, email, "admin");
    await enrol(owner, softwareKey());
    const guest = site.visitor();
    const { page } = await atSecondStep(guest, email);
    const form = "form:has([name=code])";
    const ticket = page.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
    const [text = "", signature = ""] = ticket.split(".");
    const known = JSON.parse(Buffer.from(text, "base64url").toString());
    const longer = Buffer.from(JSON.stringify({ ...known, expires: 9e15 })).toString("base64url");
    const read = vi.spyOn(JSON, "parse");
    const readTickets = () => read.mock.calls.filter(([json]) => /"userId"/.test(String(json)));
    for (const forged of [`${longer}.${signature}`, `${longer}.`, longer, `.${signature}`, "."]) {
      const answer = await guest.submit(page, { ticket: forged, code: "000000" }, form);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("Time ran out.");
    }
    expect(readTickets()).toEqual([]);
    const wrong = await guest.submit(page, { code: "000000" }, form);
    expect(wrong.text).not.toContain("Time ran out.");
    expect(readTickets()).not.toEqual([]);
  });
});
