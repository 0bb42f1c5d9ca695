import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("languages", () => {
  it.each([
    ["/", "en"],
    ["/bn", "bn"],
    ["/th", "th"],
  ])("serve %s in %s", async (path, language) => {
    const page = await site.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("html")?.getAttribute("lang")).toBe(language);
  });

  it("redirect a reader with a chosen language to it", async () => {
    const response = await site.fetch("/services?a=1", { headers: { Cookie: "app-language=bn" } });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/bn/services?a=1");
  });

  it.each(["../../etc", "xx", "EN", "%E0%A4%A", "en"])(
    "fall back to English for the cookie %s",
    async (value) => {
      const response = await site.fetch("/", { headers: { Cookie: `app-language=${value}` } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<html lang="en"');
    },
  );

  it("are switched by a form and remembered", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/");
    const bengali = await visitor.submit(page, { language: "bn" }, "form[action='/language']");
    expect(bengali.path).toBe("/bn");
    expect((await visitor.get("/")).path).toBe("/bn");
    const english = await visitor.submit(bengali, { language: "en" }, "form[action='/language']");
    expect(english.path).toBe("/");
  });

  it("have one address for each English page", async () => {
    const response = await site.fetch("/en/services?a=1");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/services?a=1");
  });

  it.each(["/en//evil.example", "/en/%2F%2Fevil.example", "//evil.example/en/"])(
    "never redirect off the site: %s",
    async (path) => {
      const response = await site.fetch(path);
      const location = response.headers.get("Location") ?? "/";
      expect(new URL(location, "http://localhost:3000").host).toBe("localhost:3000");
      expect(location.startsWith("//")).toBe(false);
    },
  );

  it("are listed on the page for search engines", async () => {
    const page = await site.visitor().get("/bn");
    const alternates = page.document
      .querySelectorAll("link[rel=alternate][hreflang]")
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
    expect(alternates).toEqual([
      ["en", "http://localhost:3000/"],
      ["bn", "http://localhost:3000/bn"],
      ["th", "http://localhost:3000/th"],
      ["x-default", "http://localhost:3000/"],
    ]);
  });
});

describe("unknown paths", () => {
  it.each(["/xx", "/bn/xx", "/xx/services", "/services/..%2f..%2fetc", "/nothing?x=<script>"])(
    "have a not-found page: %s",
    async (path) => {
      const page = await site.visitor().get(path);
      expect(page.status).toBe(404);
      expect(page.document.querySelectorAll("h1")).toHaveLength(1);
      expect(page.html).toContain("tel:");
    },
  );

  it("answer in the language of the address", async () => {
    const page = await site.visitor().get("/bn/xx");
    expect(page.text).toContain("এই পাতাটি নেই");
    expect(page.document.querySelector("title")?.textContent).toContain("এই পাতাটি নেই");
    expect(page.document.querySelector("link[rel=canonical]")).toBeNull();
  });

  it("get a client error for an invalid encoding", async () => {
    expect((await site.fetch("/%E0%A4%A")).status).toBeGreaterThanOrEqual(400);
    expect((await site.fetch("/%E0%A4%A")).status).toBeLessThan(500);
  });
});
