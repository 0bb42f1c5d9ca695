import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import type { Services } from "~/server/context";
import { assetsFolder, htmlHandler, LONG_PAGE, testServices } from "../../tests/support/bare-app";
import { createApp } from "./app";
import type { PageHandler } from "./remix-pages";

let lines: string[];
let services: Services;

beforeEach(() => {
  lines = [];
  services = testServices(lines);
});

function appWith(handler: PageHandler, more: { isDraining?: () => boolean } = {}) {
  return createApp({ services, handler, assetsDir: assetsFolder(), ...more });
}

describe("assets", () => {
  test("with a hash in their name are cached for a year, and compressed", async () => {
    const app = appWith(htmlHandler());
    const response = await app.request("/assets/app-abc.js", {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toContain("hello");
  });

  test("without a hash in their name are cached for an hour, with an ETag", async () => {
    const response = await appWith(htmlHandler()).request("/icon.svg");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    const again = await appWith(htmlHandler()).request("/icon.svg", {
      headers: { "If-None-Match": response.headers.get("ETag") ?? "none" },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test.each([
    "/assets/unknown.js",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e%2ficon.svg",
    "/assets/%00",
    "/assets/",
  ])("do not include %s, which gets a plain 404", async (path) => {
    const response = await appWith(htmlHandler()).request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch("text/plain");
  });

  test("do not include hidden files", async () => {
    expect(await (await appWith(htmlHandler("page")).request("/.vite/manifest.json")).text()).toBe(
      "page",
    );
  });
});

describe("compression", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity", null],
  ])("for Accept-Encoding %s is %s", async (accept, expected) => {
    const response = await appWith(htmlHandler()).request("/", {
      headers: { "Accept-Encoding": accept },
    });
    expect(response.headers.get("Content-Encoding")).toBe(expected);
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  });

  test("skips short pages and pictures", async () => {
    const request = { headers: { "Accept-Encoding": "br" } };
    const short = await appWith(htmlHandler("hello")).request("/", request);
    expect(short.headers.get("Content-Encoding")).toBeNull();
    const picture = appWith(
      async () => new Response("x".repeat(900), { headers: { "Content-Type": "image/png" } }),
    );
    expect((await picture.request("/", request)).headers.get("Content-Encoding")).toBeNull();
  });

  test("keeps every cookie that a response sets", async () => {
    const app = appWith(async () => {
      const headers = new Headers({ "Content-Type": "text/html" });
      headers.append("Set-Cookie", "a=1");
      headers.append("Set-Cookie", "b=2");
      return new Response(LONG_PAGE, { headers });
    });
    const response = await app.request("/", { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });
});

describe("bodies", () => {
  const echo: PageHandler = async (request) =>
    Response.json(Object.fromEntries(await request.formData()));

  test("arrive as sent", async () => {
    const response = await appWith(echo).request("/booking", {
      method: "POST",
      body: new URLSearchParams({ fullName: "রহিমা" }),
    });
    expect(await response.json()).toEqual({ fullName: "রহিমা" });
  });

  test("over 64 KB get an error page in the language of the address", async () => {
    const response = await appWith(echo).request("/bn/booking", {
      method: "POST",
      body: new URLSearchParams({ tellUsMore: "x".repeat(64 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("লেখা বা ফাইল বেশি বড়");
  });

  test("over the limit are refused even without a Content-Length", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    const request = new Request("http://localhost/booking", {
      method: "POST",
      body: endless,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      duplex: "half",
    } as RequestInit);
    const response = await appWith(echo).fetch(request);
    expect(response.status).toBe(413);
  });

  test.each([
    [200, 200],
    [201, 413],
  ])("with a form of %i fields get %i", async (count, status) => {
    const fields = Array.from({ length: count }, (_, index): [string, string] => [`f${index}`, ""]);
    const form = new FormData();
    for (const [name, value] of fields) form.set(name, value);
    for (const body of [new URLSearchParams(fields), form]) {
      const response = await appWith(echo).request("/booking", { method: "POST", body });
      expect(response.status).toBe(status);
    }
  });

  test.each([
    ["https://evil.example", 403],
    ["nonsense", 403],
    ["http://localhost", 200],
    ["http://localhost:3000", 200],
    ["null", 200],
  ])("from %s get %i", async (origin, status) => {
    const response = await appWith(echo).request("/booking", {
      method: "POST",
      body: new URLSearchParams({ fullName: "Rahima" }),
      headers: { Origin: origin, "X-Forwarded-Host": "evil.example" },
    });
    expect(response.status).toBe(status);
  });
});
