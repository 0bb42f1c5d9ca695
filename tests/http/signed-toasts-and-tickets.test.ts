import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bn } from "~/locales/bn";
import { en } from "~/locales/en";
import { anAccount, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { messageFields } from "../support/family";
import { enrol, openSecondFactorPage } from "../support/passkeys";
import { flashText, signedValue } from "../support/session-cookie";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
afterEach(() => {
  vi.restoreAllMocks();
});

describe("toast cookie", () => {
  it("shows its text once, to visitors too, and only with our signature", async () => {
    const visitor = site.visitor();
    const toast = flashText({ key: "messages.logoutSuccess" });
    visitor.cookies.set("flash", signedValue(site, toast, "flash"));
    expect((await visitor.get("/bn")).text).toContain(bn.messages.logoutSuccess);
    expect(visitor.cookies.has("flash")).toBe(false);
    expect((await visitor.get("/bn")).text).not.toContain(bn.messages.logoutSuccess);
    const parse = vi.spyOn(JSON, "parse");
    const readToasts = () =>
      parse.mock.calls.filter(([json]) => /logoutSuccess/.test(String(json)));
    for (const forged of [toast, signedValue(site, toast, "session"), "%E0%A4%A", "."]) {
      visitor.cookies.set("flash", forged);
      expect((await visitor.get("/")).text).not.toContain(en.messages.logoutSuccess);
    }
    expect(readToasts()).toEqual([]);
  });

  it("lasts a minute, and is not sent without a toast", async () => {
    await anAccount(site, "toast@example.com");
    const visitor = site.visitor();
    const profile = await signInAs(visitor, "toast@example.com");
    expect(profile.text).toContain(en.messages.loginSuccess);
    const form = (await visitor.get("/")).document.querySelector("form[action='/logout']");
    const csrf = form?.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const answer = await visitor.send("/logout", {
      method: "POST",
      body: new URLSearchParams({ csrf }),
    });
    const [line = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith("flash="));
    expect(line.split("; ").slice(1)).toEqual(["Max-Age=60", "Path=/", "HttpOnly", "SameSite=Lax"]);
    const home = await visitor.send("/");
    expect(home.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^flash=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await visitor.send("/")).headers.getSetCookie()).toEqual([]);
  });
});

describe("token of a form", () => {
  it("is valid for 30 days; then the form is returned with its input and a new token", async () => {
    const started = site.clock.now;
    const visitor = site.visitor();
    const form = await visitor.get("/contact");
    const passDays = (days: number) => {
      site.clock.now = new Date(started.getTime() + days * 24 * 60 * 60 * 1000);
    };
    try {
      passDays(29.9);
      expect((await visitor.submit(form, messageFields)).path).toMatch(/^\/contact\/sent\//);
      passDays(30);
      const again = { ...messageFields, message: "Is there a bed in Chennai?" };
      const late = await visitor.submit(form, again);
      expect(late.status).toBe(403);
      expect(late.text).toContain(en.validation.stale);
      expect(late.document.querySelector("#message")?.text).toContain(again.message);
      expect((await visitor.submit(late, {})).path).toMatch(/^\/contact\/sent\//);
    } finally {
      site.clock.now = started;
    }
  });
});

describe("second step's ticket", () => {
  it("is not decoded without a valid signature", async () => {
    const email = "step@example.com";
    await anAccount(site, email, { role: "admin" });
    const owner = site.visitor();
    await signInAs(owner, email, "admin");
    await enrol(owner, softwareKey());
    const guest = site.visitor();
    const { page } = await openSecondFactorPage(guest, email);
    const form = "form:has([name=code])";
    const ticket = page.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
    const [text = "", expiry = "", signature = ""] = ticket.split(".");
    const payload = JSON.parse(Buffer.from(text, "base64url").toString());
    const remembered = { ...payload, remember: true };
    const other = Buffer.from(JSON.stringify(remembered)).toString("base64url");
    const parse = vi.spyOn(JSON, "parse");
    const readTickets = () => parse.mock.calls.filter(([json]) => /"userId"/.test(String(json)));
    for (const forged of [
      `${other}.${expiry}.${signature}`,
      `${text}.zzzzzz.${signature}`,
      `${other}.${expiry}.`,
      other,
      `.${signature}`,
      ".",
    ]) {
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
