import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { anAccount, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off", PUBLIC_URL: "https://setu.example" });
});
afterAll(() => site.close());

describe("cookies on https", () => {
  it("are bound to this host by the name prefix and its attributes", async () => {
    await anAccount(site, "prefix@example.com");
    const visitor = site.visitor();
    const setCookieLines: string[] = [];
    const send = visitor.send.bind(visitor);
    visitor.send = async (path, init) => {
      const response = await send(path, init);
      setCookieLines.push(...response.headers.getSetCookie());
      return response;
    };
    const inside = await signInAs(visitor, "prefix@example.com", "user", { rememberMe: "on" });
    expect(inside.path).toBe("/profile");
    const dark = await visitor.submit(inside, { theme: "dark" }, "form[action='/theme']");
    expect(dark.document.querySelector("html")?.getAttribute("class")).toBe("dark");
    const bengali = await visitor.submit(dark, { language: "bn" }, "form[action='/language']");
    expect(bengali.path).toBe("/bn/profile");
    expect((await visitor.get("/")).path).toBe("/bn");
    const names = new Set(setCookieLines.map((line) => line.split("=")[0]));
    expect([...names].sort()).toEqual(
      ["app-language", "csrf", "device", "flash", "session", "theme", "visit"].map(
        (n) => `__Host-${n}`,
      ),
    );
    for (const line of setCookieLines) {
      const attributes = line.split("; ").slice(1);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly"]));
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  it("are ignored without the prefix: session, form token, theme and language", async () => {
    await anAccount(site, "neighbour@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "neighbour@example.com");
    const value = visitor.cookies.get("__Host-session") ?? "";
    const profile = (Cookie: string) => site.fetch("/profile", { headers: { Cookie } });
    expect((await profile(`__Host-session=${value}`)).status).toBe(200);
    expect((await profile(`session=${value}`)).status).toBe(303);
    const home = await site.fetch("/", { headers: { Cookie: "theme=dark; app-language=bn" } });
    expect(home.status).toBe(200);
    expect(await home.text()).not.toMatch(/<html[^>]*class="dark"/);
    // the token matches a cookie without the prefix, which an attacker could set
    const stranger = site.visitor();
    const page = await stranger.get("/contact");
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    stranger.cookies.set("csrf", stranger.cookies.get("__Host-csrf") ?? "");
    stranger.cookies.delete("__Host-csrf");
    expect((await stranger.post("/contact", { csrf })).status).toBe(403);
  });

  it("keep a signed-in user's pages out of every cache", async () => {
    await anAccount(site, "cache@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "cache@example.com");
    expect((await visitor.send("/services")).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("logging out", () => {
  it("clears the browser's stored data, and keeps the theme", async () => {
    await anAccount(site, "leaver@example.com");
    const visitor = site.visitor();
    const inside = await signInAs(visitor, "leaver@example.com");
    await visitor.submit(inside, { theme: "dark" }, "form[action='/theme']");
    const form = (await visitor.get("/profile")).document.querySelector("form[action='/logout']");
    const csrf = form?.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const answer = await visitor.send("/logout", {
      method: "POST",
      body: new URLSearchParams({ csrf }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(visitor.cookies.has("__Host-session")).toBe(false);
    expect(visitor.cookies.get("__Host-theme")).toBe("dark");
    expect((await visitor.get("/")).text).toContain(en.messages.logoutSuccess);
  });
});
