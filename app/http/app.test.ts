import { beforeEach, describe, expect, test } from "vitest";
import type { Services } from "~/server/context";
import { assetsFolder, htmlHandler, testServices } from "../../tests/support/bare-app";
import { createApp } from "./app";
import type { PageHandler } from "./remix-pages";

let lines: string[];
let services: Services;

beforeEach(() => {
  lines = [];
  services = testServices(lines);
});

function appWith(handler: PageHandler) {
  return createApp({ services, handler, assetsDir: assetsFolder() });
}

describe("addresses", () => {
  test.each([
    ["/services/", "/services"],
    ["/bn/services/?a=1", "/bn/services?a=1"],
    ["//evil.example", "/evil.example"],
    ["//evil.example/%2f..", "/evil.example/%2f.."],
    ["///evil.example//", "/evil.example"],
    ["/BN/Booking", "/bn/booking"],
    ["/TH/%44ashboard//Admin/?A=B", "/th/dashboard/admin?A=B"],
    ["/b%6Foking", "/booking"],
    ["/hospitals/%E0%A6%95%2FA%252e", "/hospitals/%E0%A6%95%2Fa%252e"],
    ["/Bn/Booking/Sent/SETU-2K7M-9QXD", "/bn/booking/sent/SETU-2K7M-9QXD"],
    ["/Profile/Bookings/SETU-2K7M-9QXD", "/profile/bookings/SETU-2K7M-9QXD"],
  ])("redirect from %s to %s", async (from, to) => {
    const response = await appWith(htmlHandler()).fetch(new Request(`http://localhost${from}`));
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(to);
  });

  test.each([
    "/bn/booking/sent/SETU-2K7M-9QXD",
    "/hospitals/%E0%A6%95%C3%89",
    "/dashboard/admin/bookings/7f3c-0a",
    "/profile/data.json",
  ])("do not redirect from %s", async (path) => {
    expect((await appWith(htmlHandler()).request(path)).status).toBe(200);
  });

  test("redirect a POST with 308", async () => {
    const response = await appWith(htmlHandler()).request("/booking/", { method: "POST" });
    expect(response.status).toBe(308);
  });

  test("with a broken path count as unknown", async () => {
    const app = appWith(async (request) => new Response(new URL(request.url).pathname));
    expect(await (await app.request("/bn/%E0%A4%A")).text()).toBe("/bn/bad-address");
    expect(await (await app.request("/%")).text()).toBe("/bad-address");
  });
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "PATCH", "PROPFIND"])("do not include %s", async (method) => {
    const response = await appWith(htmlHandler()).request("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  test("include HEAD, with the headers of GET and no body", async () => {
    const app = appWith(htmlHandler());
    const get = await app.request("/", { headers: { "Accept-Encoding": "br" } });
    const head = await app.request("/", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.headers.get("Content-Length")).toBe(get.headers.get("Content-Length"));
    expect(await head.text()).toBe("");
  });
});

describe("failures", () => {
  test("of a page become an error page and a log line without the message", async () => {
    const app = appWith(async () => {
      throw new Error("rahima@example.org");
    });
    const response = await app.request("/th/booking");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("เกิดข้อผิดพลาด โปรดลองอีกครั้ง");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(lines.join("")).toContain("http.failed");
    expect(lines.join("")).not.toContain("rahima");
  });

  test("in Remix's plain text become a page", async () => {
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

test("each request is one log line without personal data", async () => {
  const app = appWith(htmlHandler());
  await app.request("/bn/booking/sent/SETU-AAAA-BBBB?phone=017");
  await app.request("/search/rahima@example.org/01712345678");
  const [sent, search] = lines.map((line) => JSON.parse(line));
  expect(sent).toMatchObject({ event: "http.answered", method: "GET", status: 200 });
  expect(sent.path).toBe("/bn/booking/sent/:reference");
  expect(search.path).toBe("/search/:private/:private");
});

test.each([
  [{}, "local"],
  [{ FLY_APP_NAME: "setu" }, "203.0.113.7"],
  [{ CLIENT_ADDRESS_HEADER: "X-Real-IP" }, "198.51.100.9"],
  [{ CLIENT_ADDRESS_HEADER: "X-Forwarded-For" }, "192.0.2.2"],
])("with %j the client's address comes from the trusted header only", async (environment, seen) => {
  services = testServices(lines, environment);
  const app = appWith(async (_request, context) => new Response(context.clientAddress));
  const headers = {
    "Fly-Client-IP": "203.0.113.7",
    "X-Real-IP": "198.51.100.9",
    "X-Forwarded-For": "192.0.2.1, 192.0.2.2",
  };
  expect(await (await app.request("/", { headers })).text()).toBe(seen);
});
