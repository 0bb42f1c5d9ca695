import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { http as bnHttp } from "~/locales/bn/http";
import { http as enHttp } from "~/locales/en/http";
import { th } from "~/locales/th";
import { http as thHttp } from "~/locales/th/http";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { loseCompany } from "../support/lost-company";
import { csrfOf } from "../support/passkeys";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off", PUBLIC_URL: "https://setu.example" });
});
afterAll(() => site.close());

describe("unsupported method", () => {
  it.each([
    ["/bn/faqs", bn.errors.badRequest.title],
    ["/th/hospitals", th.errors.badRequest.title],
  ])("is refused in the page's language: %s", async (path, title) => {
    const response = await site.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
      headers: { Accept: "text/html" },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    const page = await response.text();
    expect(page).toContain(title);
    expect(page).not.toContain(bn.errors.unexpected.title);
    expect(page).not.toContain("Unexpected");
  });

  it("causes no server error", async () => {
    site.logs.splice(0);
    for (const path of ["/theme", "/language", "/logout", "/dashboard/admin/bookings/none"]) {
      expect((await site.fetch(path)).status, path).toBeGreaterThanOrEqual(300);
    }
    expect(site.logs.map((line) => JSON.parse(line).event)).not.toContain("page.failed");
  });

  it("logs no unexpected error", async () => {
    site.logs.splice(0);
    for (const path of ["/faqs", "/faqs.data", "/robots.txt"]) {
      await site.fetch(path, { method: "POST", body: new URLSearchParams({ a: "1" }) });
    }
    const events = site.logs.map((line) => JSON.parse(line).event);
    expect(events).toEqual(["http.answered", "http.answered", "http.answered"]);
  });

  it.each([
    ["DELETE", "/bn/booking", "GET, HEAD, POST, OPTIONS"],
    ["POST", "/sitemap.xml", "GET, HEAD, OPTIONS"],
  ])("gets a page and the list of allowed methods: %s %s", async (method, path, allow) => {
    const response = await site.fetch(path, { method, headers: { Accept: "text/html" } });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allow);
    expect(response.headers.get("Content-Type")).toMatch("text/html");
    if (path.startsWith("/bn")) expect(await response.text()).toContain(bnHttp.wrongMethod.title);
  });
});

describe("log", () => {
  it("has a line for each request, with its id and the signed-in user", async () => {
    const { id } = await anAccount(site, "logged@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "logged@example.com");
    site.logs.splice(0);
    const answers = [
      await visitor.send("/profile", { headers: { "X-Request-Id": "forged" } }),
      await site.fetch("/faqs"),
    ];
    const [profile, faqs] = site.logs.map((line) => JSON.parse(line));
    expect(profile).toMatchObject({ event: "http.answered", path: "/profile", user: id });
    expect(faqs).not.toHaveProperty("user");
    const ids = answers.map((answer) => answer.headers.get("X-Request-Id"));
    expect([profile.request, faqs.request]).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
    for (const requestId of ids) expect(requestId).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
    expect(site.logs.join("")).not.toContain("logged@");
  });

  it("names the request of each error", async () => {
    site.logs.splice(0);
    const bringBack = await loseCompany(site.db);
    const response = await site.fetch("/contact");
    await bringBack();
    expect(response.status).toBe(500);
    const lines = site.logs.map((line) => JSON.parse(line));
    expect(lines.map(({ event }) => event)).toContain("page.failed");
    for (const line of lines) expect(line.request).toBe(response.headers.get("X-Request-Id"));
  });
});

describe("security.txt", () => {
  const fields = async () => {
    const response = await site.fetch("/.well-known/security.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    return (await response.text()).trimEnd().split("\n");
  };

  it("links to the contact page, and to the owner's address if one is entered", async () => {
    const common = [
      "Contact: https://setu.example/contact",
      // 180 days from the test's day
      "Expires: 2027-05-19T00:00:00.000Z",
      "Preferred-Languages: en, bn, th",
      "Canonical: https://setu.example/.well-known/security.txt",
    ];
    expect(await fields()).toEqual(common);
    const entered = { email: "care@setu.example", sample: 0 } as const;
    await site.db.updateTable("company").set(entered).execute();
    expect(await fields()).toEqual(["Contact: mailto:care@setu.example", ...common]);
  });
});

describe("new session secret", () => {
  it("keeps open forms valid while the previous secret is accepted", async () => {
    const [old, fresh] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    const before = await startSite({ SESSION_SECRET: old, RATE_LIMITS: "off" });
    const { databaseUrl } = before.env;
    const start = (more: Record<string, string>) =>
      startSite({ DATABASE_URL: databaseUrl, SESSION_SECRET: fresh, RATE_LIMITS: "off", ...more });
    const [lenient, strict] = [await start({ SESSION_SECRET_PREVIOUS: old }), await start({})];
    try {
      await anAccount(before, "rotation@example.com");
      const openForm = async (at: Site) => {
        const visitor = at.visitor();
        return { visitor, csrf: csrfOf(await visitor.get("/login")) };
      };
      const send = ({ visitor, csrf }: Awaited<ReturnType<typeof openForm>>, to: Site) => {
        const copy = to.visitor();
        for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
        return copy.post("/login", { email: "rotation@example.com", password: PASSWORD, csrf });
      };
      const form = await openForm(before);
      expect((await send(form, strict)).status).toBe(403);
      expect((await send(form, lenient)).path).toBe("/profile");
      // new tokens use the new secret, so they stay valid when the old secret is removed
      expect((await send(await openForm(lenient), strict)).path).toBe("/profile");
    } finally {
      for (const one of [strict, lenient, before]) await one.close();
    }
  });
});

describe("database failure", () => {
  it.each([
    ["the chosen language", "bn", bnHttp],
    ["English if none was chosen", null, enHttp],
  ] as const)(
    "shows the number to call when logging out fails, in %s",
    async (_, chosen, words) => {
      const faulty = await startSite({ RATE_LIMITS: "off" });
      try {
        await anAccount(faulty, "stays@example.com");
        const visitor = faulty.visitor({ headers: { Accept: "text/html" } });
        await signInAs(visitor, "stays@example.com");
        if (chosen) visitor.cookies.set("app-language", chosen);
        const page = await visitor.get("/profile");
        await faulty.db.schema.alterTable("sessions").renameTo("lost_sessions").execute();
        await loseCompany(faulty.db);
        const failed = await visitor.submit(page, {}, "form[action='/logout']");
        expect(failed.status).toBe(500);
        expect(failed.document.querySelector("h1")?.text).toBe(words.serverError.title);
        expect(failed.text).toContain(words.serverError.call);
        const call = failed.document.querySelector("a[href^='tel:+']");
        expect(call?.text).toMatch(new RegExp(`^${words.call} [+0-9 -]{8,}$`));
        // an error page shows the number too, in the language of its address
        const thai = await visitor.get("/th/profile");
        expect([thai.status, thai.document.querySelector("h1")?.text]).toEqual([
          500,
          thHttp.serverError.title,
        ]);
        expect(thai.document.querySelector("a[href^='tel:+']")).not.toBeNull();
      } finally {
        await faulty.close();
      }
    },
  );
});
