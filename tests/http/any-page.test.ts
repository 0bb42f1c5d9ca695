import { brotliDecompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bn } from "~/locales/bn";
import { REGISTERS_WORKER } from "~/on-phone";
import { CALL_US } from "../support/call-us";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("theme", () => {
  it("follows the system until one is chosen", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/");
    expect(page.document.querySelector("html")?.getAttribute("class")).toBeFalsy();
    const dark = await visitor.submit(page, { theme: "dark" }, "form[action='/theme']");
    expect(dark.document.querySelector("html")?.getAttribute("class")).toBe("dark");
    expect(visitor.cookies.get("theme")).toBe("dark");
  });

  it("refuses an unknown theme, and a foreign return address", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/");
    const none = await visitor.submit(page, { theme: "pink" }, "form[action='/theme']");
    expect(none.status).toBe(400);
    for (const returnTo of ["//evil.example", "/\\evil", "javascript:alert(1)", "/a\r\nb"]) {
      const form = page.document.querySelector("form[action='/theme'] [name=csrf]");
      const response = await visitor.send("/theme", {
        method: "POST",
        body: new URLSearchParams({
          theme: "dark",
          returnTo,
          csrf: form?.getAttribute("value") ?? "",
        }),
      });
      expect(response.headers.get("Location")).toBe("/");
    }
  });
});

describe("mutations", () => {
  it("refuse a post from another site, even with a token", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/");
    const token = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const forgedHeaders: [string, string][] = [
      ["Origin", "https://evil.example"],
      ["Sec-Fetch-Site", "cross-site"],
      ["Sec-Fetch-Site", "same-site"],
    ];
    for (const forgedHeader of forgedHeaders) {
      const headers = [forgedHeader];
      const body = new URLSearchParams({ theme: "dark", csrf: token });
      const response = await visitor.send("/theme", { method: "POST", body, headers });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie().join()).not.toContain("theme=");
    }
  });

  it("refuse a body that is not a form", async () => {
    const visitor = site.visitor();
    const response = await visitor.send("/theme", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(415);
  });
});

describe("loading screen", () => {
  it("covers only the first page of a visit", async () => {
    const visitor = site.visitor();
    expect((await visitor.get("/")).html).toContain("data-loading-screen");
    expect((await visitor.get("/")).html).not.toContain("data-loading-screen");
  });

  it("shows the number to call, and counts seconds from the tap on the link", async () => {
    const { document, html } = await site.visitor().get("/bn");
    const screen = document.querySelector("[data-loading-screen]");
    expect(screen?.querySelector("a")?.getAttribute("href")).toBe("tel:+8801000000000");
    const script = /\(e=>\{.*?\}\)\(document\.querySelector\("\[data-loading-screen\]"\)\)/.exec(
      html,
    )?.[0];
    /** State of the loading screen if the script runs so many ms after the tap. */
    const stateAfter = (milliseconds: number) => {
      const element = { style: { animationDelay: "" }, hidden: false, contains: () => false };
      const run = new Function("document", "performance", "addEventListener", script ?? "");
      run({ querySelector: () => element }, { now: () => milliseconds }, () => {});
      return { delay: element.style.animationDelay, hidden: element.hidden };
    };
    expect(stateAfter(0)).toEqual({ delay: "2s", hidden: false });
    expect(stateAfter(1500)).toEqual({ delay: "0.5s", hidden: false });
    expect(stateAfter(2500).hidden).toBe(true);
  });

  it("is omitted under Save-Data", async () => {
    const page = await site.visitor({ headers: { "Save-Data": "on" } }).get("/");
    expect(page.html).not.toContain("data-loading-screen");
  });
});

describe("response", () => {
  it("is complete, compressed, and includes its styles and only the worker's script", async () => {
    const response = await site.fetch("/", {
      headers: { "Accept-Encoding": "br", Cookie: "visit=1" },
    });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    const html = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(html).toMatch(/<style>[^<]{500,}<\/style>/);
    expect(html).not.toContain('rel="stylesheet"');
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = ""]) => !/application\/ld\+json|speculationrules/.test(attributes))
      .map(([, , text]) => text);
    expect(scripts).toEqual([REGISTERS_WORKER]);
  });

  it("sends no data to a page without hydration", async () => {
    for (const path of ["/booking", "/bn/contact", "/login"]) {
      const { html } = await site.visitor().get(path);
      expect(html.split("</html>")[1], path).toMatch(/^(<!--\/?\$-->)*$/);
      expect(html, path).not.toContain("__remixContext");
    }
  });

  it("enforces a policy without unsafe-inline", async () => {
    const policy = (await site.fetch("/contact")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain("unsafe-inline");
  });

  it("declares its charset, even as data for JavaScript", async () => {
    for (const path of ["/", "/booking.data", "/robots.txt", "/sitemap.xml", "/nope", "/healthz"]) {
      const type = (await site.fetch(path)).headers.get("Content-Type");
      expect(type, path).toMatch(/; charset=utf-8$/i);
    }
  });

  it("has no inline style attributes, which the policy would block", async () => {
    for (const path of ["/", "/bn", "/xx", "/booking", "/hospitals", "/blog"]) {
      expect((await site.visitor().get(path)).html).not.toMatch(/<[^>]+\sstyle="/);
    }
  });

  it("is logged without personal input", async () => {
    site.logs.length = 0;
    await site.fetch("/services?q=Rahim%20Uddin");
    expect(site.logs.length).toBe(1);
    expect(site.logs.join()).not.toContain("Rahim");
  });

  it("survives a cookie header of 8 KB", async () => {
    const response = await site.fetch("/", { headers: { Cookie: `session=${"x".repeat(8000)}` } });
    expect(response.status).toBe(200);
  });
});

describe("invalid form body", () => {
  it.each([
    [415, "text/xml"],
    [400, "multipart/form-data; boundary=x"],
  ])(
    "is answered with %i in the reader's language, with a number to call",
    async (status, type) => {
      const response = await site.fetch("/bn/booking", {
        method: "POST",
        headers: { Origin: "http://localhost:3000", "Content-Type": type },
        body: "<a/>",
      });
      expect(response.status).toBe(status);
      const document = parse(await response.text());
      const { title } = bn.errors.badRequest;
      expect(document.querySelector("html")?.getAttribute("lang")).toBe("bn");
      expect(document.querySelector("h1")?.text).toBe(title);
      expect(document.querySelector("title")?.text).toContain(title);
      expect(document.querySelector(`main ${CALL_US}`)).not.toBeNull();
      expect(document.querySelector("footer")).not.toBeNull();
      expect(document.querySelector("link[rel=canonical]")).toBeNull();
    },
  );
});
