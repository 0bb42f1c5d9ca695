import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import type { Services } from "~/server/context";
import { readEnv } from "~/server/env.server";
import { createLog } from "~/server/log.server";
import { TEST_SECRETS } from "../../tests/support/secrets";
import { createApp } from "./app";
import type { PageHandler } from "./remix-pages";
import { createServices } from "./services";

const LONG_PAGE = `<!DOCTYPE html><title>page</title>${"<p>Setu is Bengali for bridge.</p>".repeat(40)}`;

let lines: string[];
let services: Services;

beforeEach(() => {
  lines = [];
  services = testServices();
});

function testServices(environment: Record<string, string> = {}): Services {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "setu-app-"));
  const env = readEnv({ ...TEST_SECRETS, DATA_DIR, ...environment });
  const now = () => new Date("2026-11-20T10:00:00.000Z");
  return createServices(env, {
    db: openDatabase("file::memory:"),
    now,
    log: createLog((line) => lines.push(line), now),
  });
}

function appWith(handler: PageHandler, more: { isDraining?: () => boolean } = {}) {
  return createApp({ services, handler, assetsDir: assetsFolder(), ...more });
}

function html(text = LONG_PAGE, headers: Record<string, string> = {}): PageHandler {
  return async () =>
    new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}

let folder: string | undefined;
function assetsFolder(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), "setu-assets-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "app-abc.js"), "export const words = 'hello';\n".repeat(60));
  writeFileSync(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite", "manifest.json"), "no");
  return folder;
}

describe("health", () => {
  test("is ready once the migrations have run, and not while draining", async () => {
    let draining = false;
    const app = appWith(html(), { isDraining: () => draining });
    expect((await app.request("/healthz")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(503);
    await migrateToLatest(services.db);
    expect((await app.request("/readyz")).status).toBe(200);
    draining = true;
    expect((await app.request("/readyz")).status).toBe(503);
  });

  test("is not ready when the database does not answer", async () => {
    const app = appWith(html());
    await services.db.destroy();
    expect((await app.request("/readyz")).status).toBe(503);
    expect((await app.request("/healthz")).status).toBe(200);
  });
});

describe("assets", () => {
  test("files named after their content are kept for a year, compressed, with a tag", async () => {
    const app = appWith(html());
    const response = await app.request("/assets/app-abc.js", {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toContain("hello");
    const again = await app.request("/assets/app-abc.js", {
      headers: { "If-None-Match": response.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("other files are kept for an hour", async () => {
    const response = await appWith(html()).request("/icon.svg");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  });

  test.each([
    "/assets/unknown.js",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e%2ficon.svg",
    "/assets/%00",
    "/assets/",
  ])("%s is not found, in plain text", async (path) => {
    const response = await appWith(html()).request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch("text/plain");
  });

  test("a hidden file is no asset", async () => {
    expect(await (await appWith(html("page")).request("/.vite/manifest.json")).text()).toBe("page");
  });
});

describe("addresses", () => {
  test.each([
    ["/services/", "/services"],
    ["/bn/services/?a=1", "/bn/services?a=1"],
    ["//evil.example", "/evil.example"],
    ["//evil.example/%2f..", "/evil.example/%2f.."],
    ["///evil.example//", "/evil.example"],
  ])("%s moves to %s", async (from, to) => {
    const response = await appWith(html()).fetch(new Request(`http://localhost${from}`));
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(to);
  });

  test("a post to a slashed address keeps its body", async () => {
    const response = await appWith(html()).request("/booking/", { method: "POST" });
    expect(response.status).toBe(308);
  });

  test("a path that is no text reaches the application as one that is unknown", async () => {
    const app = appWith(async (request) => new Response(new URL(request.url).pathname));
    expect(await (await app.request("/bn/%E0%A4%A")).text()).toBe("/bn/bad-address");
    expect(await (await app.request("/%")).text()).toBe("/bad-address");
  });
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "PATCH", "PROPFIND"])("%s is refused", async (method) => {
    const response = await appWith(html()).request("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  test("HEAD has the headers of GET and no body", async () => {
    const app = appWith(html());
    const get = await app.request("/", { headers: { "Accept-Encoding": "br" } });
    const head = await app.request("/", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.headers.get("Content-Length")).toBe(get.headers.get("Content-Length"));
    expect(await head.text()).toBe("");
  });
});

describe("compression", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity", null],
  ])("Accept-Encoding %s gives %s", async (accept, expected) => {
    const response = await appWith(html()).request("/", { headers: { "Accept-Encoding": accept } });
    expect(response.headers.get("Content-Encoding")).toBe(expected);
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  });

  test("short pages and pictures are left as they are", async () => {
    const request = { headers: { "Accept-Encoding": "br" } };
    const short = await appWith(html("hello")).request("/", request);
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

  test("a form arrives as it was sent", async () => {
    const response = await appWith(echo).request("/booking", {
      method: "POST",
      body: new URLSearchParams({ fullName: "রহিমা" }),
    });
    expect(await response.json()).toEqual({ fullName: "রহিমা" });
  });

  test("a body over 64 KB gets a page that says so, in the language of the address", async () => {
    const response = await appWith(echo).request("/bn/booking", {
      method: "POST",
      body: new URLSearchParams({ tellUsMore: "x".repeat(64 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("লেখা বা ফাইল বেশি বড়");
  });

  test("a body that grows over the limit without having said so is refused, too", async () => {
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
  ])("a form of %i fields answers %i", async (count, status) => {
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
  ])("a post from %s answers %i", async (origin, status) => {
    const response = await appWith(echo).request("/booking", {
      method: "POST",
      body: new URLSearchParams({ fullName: "Rahima" }),
      headers: { Origin: origin, "X-Forwarded-Host": "evil.example" },
    });
    expect(response.status).toBe(status);
  });
});

describe("headers", () => {
  test.each(["/", "/healthz", "/icon.svg", "/assets/nothing", "/services/"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await appWith(html()).request(path);
      expect(headers.get("Content-Security-Policy")).toMatch(
        /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'; style-src 'self' 'nonce-/,
      );
      expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
      expect(headers.get("Content-Security-Policy")).toContain(
        "; object-src 'none'; base-uri 'none'",
      );
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    },
  );

  test("the page's nonce is the policy's, and another one for each request", async () => {
    const app = appWith(async (_request, context) => new Response(context.nonce));
    const first = await app.request("/");
    const nonce = await first.text();
    expect(first.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
    expect(await (await app.request("/")).text()).not.toBe(nonce);
  });

  test("https is insisted on only where the site has it", async () => {
    services = testServices({ PUBLIC_URL: "https://setu.example" });
    const { headers } = await appWith(html()).request("/");
    expect(headers.get("Strict-Transport-Security")).toMatch("max-age=31536000");
  });

  test("addresses inside are not told to other sites", async () => {
    const app = appWith(html());
    const policy = async (path: string) => (await app.request(path)).headers.get("Referrer-Policy");
    expect(await policy("/bn/dashboard/admin")).toBe("same-origin");
    expect(await policy("/services")).toBe("strict-origin-when-cross-origin");
  });
});

describe("keeping", () => {
  const keeping = async (
    path: string,
    { cookie = "", ...headers }: Record<string, string> = {},
  ): Promise<string | null> => {
    const response = await appWith(html(LONG_PAGE, headers)).request(path, {
      headers: { Cookie: cookie },
    });
    return response.headers.get("Cache-Control");
  };

  test("a public page is asked for again", async () => {
    expect(await keeping("/services", { cookie: "theme=dark" })).toBe("private, no-cache");
  });

  test("a page may say otherwise", async () => {
    expect(await keeping("/sitemap.xml", { "Cache-Control": "public, max-age=60" })).toBe(
      "public, max-age=60",
    );
  });

  test.each([
    "/dashboard/admin",
    "/bn/profile",
    "/login",
    "/th/booking/sent/SETU-1",
    "/login.data",
  ])("%s is never kept", async (path) => {
    expect(await keeping(path)).toBe("no-store");
  });

  test("nor is a page for somebody signed in, or one that sets a cookie", async () => {
    expect(await keeping("/services", { cookie: "theme=dark; session=abc" })).toBe("no-store");
    expect(await keeping("/services", { "Set-Cookie": "a=1" })).toBe("no-store");
  });
});

describe("failures", () => {
  test("an exception becomes a page, and a line without its message", async () => {
    const app = appWith(async () => {
      throw new Error("rahima@example.org");
    });
    const response = await app.request("/th/booking");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("เกิดข้อผิดพลาด โปรดลองอีกครั้ง");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(lines.join("")).toContain("request_failed");
    expect(lines.join("")).not.toContain("rahima");
  });

  test("Remix's last resort becomes a page, too", async () => {
    const app = appWith(
      async () =>
        new Response("Unexpected Server Error", {
          status: 500,
          headers: { "Content-Type": "text/plain" },
        }),
    );
    expect(await (await app.request("/")).text()).toContain("Something went wrong");
  });
});

test("each request is one line, without what tells who", async () => {
  const app = appWith(html());
  await app.request("/bn/booking/sent/SETU-AAAA-BBBB?phone=017");
  await app.request("/search/rahima@example.org/01712345678");
  const [sent, search] = lines.map((line) => JSON.parse(line));
  expect(sent).toMatchObject({ event: "request", method: "GET", status: 200 });
  expect(sent.path).toBe("/bn/booking/sent/:reference");
  expect(search.path).toBe("/search/:private/:private");
});

test.each([
  [{}, "local"],
  [{ FLY_APP_NAME: "setu" }, "203.0.113.7"],
  [{ CLIENT_ADDRESS_HEADER: "X-Real-IP" }, "198.51.100.9"],
  [{ CLIENT_ADDRESS_HEADER: "X-Forwarded-For" }, "192.0.2.2"],
])("with %j an address is believed from one header at most", async (environment, seen) => {
  services = testServices(environment);
  const app = appWith(async (_request, context) => new Response(context.clientAddress));
  const headers = {
    "Fly-Client-IP": "203.0.113.7",
    "X-Real-IP": "198.51.100.9",
    "X-Forwarded-For": "192.0.2.1, 192.0.2.2",
  };
  expect(await (await app.request("/", { headers })).text()).toBe(seen);
});
