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

describe("headers", () => {
  test.each(["/", "/healthz", "/icon.svg", "/assets/nothing", "/services/"])(
    "of %s include the security headers",
    async (path) => {
      const { headers } = await appWith(htmlHandler()).request(path);
      expect(headers.get("Content-Security-Policy")).toMatch(
        /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'; style-src 'self' 'nonce-/,
      );
      expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
      expect(headers.get("Content-Security-Policy")).toContain("; base-uri 'none'");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    },
  );

  test("have a nonce that matches the page and changes with each request", async () => {
    const app = appWith(async (_request, context) => new Response(context.nonce));
    const first = await app.request("/");
    const nonce = await first.text();
    expect(first.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
    expect(await (await app.request("/")).text()).not.toBe(nonce);
  });

  test("include HSTS only on an https site", async () => {
    services = testServices(lines, { PUBLIC_URL: "https://setu.example" });
    const { headers } = await appWith(htmlHandler()).request("/");
    expect(headers.get("Strict-Transport-Security")).toMatch("max-age=31536000");
  });

  test("keep referrers on the site", async () => {
    const app = appWith(htmlHandler());
    const policy = async (path: string) => (await app.request(path)).headers.get("Referrer-Policy");
    expect(await policy("/bn/dashboard/admin")).toBe("same-origin");
    expect(await policy("/services")).toBe("same-origin");
  });
});

describe("caching", () => {
  const cachingOf = async (
    path: string,
    { cookie = "", ...headers }: Record<string, string> = {},
  ): Promise<string | null> => {
    const response = await appWith(htmlHandler(LONG_PAGE, headers)).request(path, {
      headers: { Cookie: cookie },
    });
    return response.headers.get("Cache-Control");
  };

  test("revalidates a public page", async () => {
    expect(await cachingOf("/services", { cookie: "theme=dark" })).toBe("private, no-cache");
  });

  test("respects a page's own cache header", async () => {
    expect(await cachingOf("/sitemap.xml", { "Cache-Control": "public, max-age=60" })).toBe(
      "public, max-age=60",
    );
  });

  test.each([
    "/dashboard/admin",
    "/bn/profile",
    "/login",
    "/th/booking/sent/SETU-1",
    "/login.data",
  ])("never stores %s", async (path) => {
    expect(await cachingOf(path)).toBe("no-store");
  });

  test("never stores pages for signed-in users, or pages that set a cookie", async () => {
    expect(await cachingOf("/services", { cookie: "theme=dark; session=abc" })).toBe("no-store");
    expect(await cachingOf("/services", { "Set-Cookie": "a=1" })).toBe("no-store");
  });
});
