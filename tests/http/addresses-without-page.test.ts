import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { dictionaries } from "~/locales/dictionaries";
import { en } from "~/locales/en";
import { languageOfPath } from "~/locales/languages";
import { th } from "~/locales/th";
import { anAccount, signInAs } from "../support/accounts";
import { CALL_US } from "../support/call-us";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("button with an old token", () => {
  it("does not log out, and explains why on the page with the button", async () => {
    await anAccount(site, "leaves@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "leaves@example.com");
    const page = await visitor.post("/logout", { csrf: "old", returnTo: "/bn/profile" });
    expect(page.path).toBe("/bn/profile");
    expect(page.text).toContain(bn.messages.logoutFailed);
    const done = await visitor.submit(page, {}, "form[action='/logout']");
    expect(done.text).toContain(bn.messages.logoutSuccess);
  });
});

describe("button that fails", () => {
  const heading = async (headers: Record<string, string>) => {
    const page = await site
      .visitor({ headers: { Accept: "text/html", ...headers } })
      .post("/theme", { theme: "pink", returnTo: "/bn" });
    expect(page.status).toBe(400);
    return page.document.querySelector("h1")?.text;
  };

  it("explains why in the language of its page, even if another language was chosen", async () => {
    const titles = [en, bn, th].map(({ http }) => http.badRequest.title);
    const [english, bengali, thai] = titles;
    expect(new Set(titles).size).toBe(3);
    expect(await heading({})).toBe(english);
    expect(await heading({ Referer: "http://localhost:3000/bn/services?a=1" })).toBe(bengali);
    expect(await heading({ Referer: "http://localhost:3000/th" })).toBe(thai);
    expect(await heading({ Referer: "http://localhost:3000/" })).toBe(english);
    // a referrer from another site or without an origin does not set the language
    expect(await heading({ Referer: "https://evil.example/bn" })).toBe(english);
    expect(await heading({ Referer: "/bn" })).toBe(english);
  });
});

describe("address without a page", () => {
  const asPerson = { headers: { Accept: "text/html,application/xhtml+xml" } };

  const buttonPaths = ["/logout", "/theme", "/data-saver", "/language"];

  it.each(buttonPaths)("answers %s with the site's own 404 page, to any client", async (path) => {
    for (const headers of [asPerson.headers, { Accept: "*/*" }]) {
      const page = await site.visitor({ headers }).get(path);
      expect([page.status, page.path]).toEqual([404, path]);
      expect(page.headers.get("Content-Type")).toMatch("text/html");
      expect(page.document.querySelector("main h1")?.text).toBe(en.errors.notFound.title);
      expect(page.document.querySelector("header nav a")).not.toBeNull();
      expect(page.document.querySelector(`main ${CALL_US}`)).not.toBeNull();
      expect(page.document.querySelector("html")?.getAttribute("lang")).toBe("en");
    }
  });

  it.each(buttonPaths)("uses the chosen language at %s, else the browser's", async (path) => {
    const visitor = site.visitor({
      headers: { "Accept-Language": "hi-IN, bn-BD;q=0.9, en;q=0.8" },
    });
    const page = await visitor.get(path);
    expect([page.status, page.path]).toEqual([404, `/bn${path}`]);
    expect(page.document.querySelector("h1")?.text).toBe(bn.errors.notFound.title);
    visitor.cookies.set("app-language", "th");
    expect((await visitor.get(path)).path).toBe(`/th${path}`);
    visitor.cookies.set("app-language", "en");
    expect((await visitor.get(path)).path).toBe(path);
  });

  it("logs nobody out by a link", async () => {
    await anAccount(site, "linked@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "linked@example.com");
    const sessions = () => site.db.selectFrom("sessions").select("id").execute();
    const before = await sessions();
    expect((await visitor.get("/logout")).status).toBe(404);
    expect(await sessions()).toEqual(before);
    expect((await visitor.get("/profile")).path).toBe("/profile");
  });

  it("tells a family that it may not open the dashboard", async () => {
    await anAccount(site, "family@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "family@example.com");
    for (const path of ["/bn/dashboard", "/bn/dashboard/admin", "/bn/dashboard/admin/bookings"]) {
      const page = await visitor.get(path);
      expect(page.status).toBe(403);
      expect(page.document.querySelector("h1")?.text).toBe(bn.errors.adminsOnly.title);
      expect(page.html).toContain("tel:");
    }
  });
});

describe("unknown address", () => {
  it.each(["/", "/bn/", "/th/dashboard/admin/"])(
    "returns 404 if it has too many segments, below %s",
    async (prefix) => {
      const language = languageOfPath(prefix);
      const page = await site.visitor().get(prefix + "a/".repeat(3_000));
      expect(page.status).toBe(404);
      expect(page.document.querySelector("html")?.getAttribute("lang")).toBe(language);
      expect(page.document.querySelector("h1")?.text).toBe(
        dictionaries[language].http.notFound.title,
      );
    },
  );

  it("hides Remix's list of routes", async () => {
    for (const query of ["", "?p=/booking", `?version=1&p=${"/a".repeat(3_000)}`]) {
      expect((await site.fetch(`/__manifest${query}`)).status).toBe(404);
    }
  });
});

describe("address with Remix's _data parameter", () => {
  it.each(["root", "routes/account/login", "nothing", ""])(
    "returns the page instead of data, with _data=%s",
    async (route) => {
      for (const path of ["/", "/bn/login"]) {
        const query = new URLSearchParams({ q: "a b", _data: route });
        const page = await site.visitor().get(`${path}?${query}`);
        expect([page.status, page.headers.get("Content-Type")], path).toEqual([
          200,
          "text/html; charset=utf-8",
        ]);
        expect(page.document.querySelectorAll("main h1"), path).toHaveLength(1);
      }
      expect(site.logs.filter((line) => line.includes("page.failed"))).toEqual([]);
    },
  );

  it("answers a form with its page", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/login");
    const csrf = form.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const page = await visitor.post("/login?_data=routes%2Faccount%2Flogin", { csrf, email: "x" });
    expect(page.status).toBe(400);
    expect(page.document.querySelector("main [role=alert]")?.text).toContain(
      en.validation.emailInvalid,
    );
  });
});
