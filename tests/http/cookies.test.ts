import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { anAccount, signInAs } from "../support/accounts";
import { addressOf, siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";
import type { Visitor } from "../support/visitor";
import { visitorsByRoute } from "../support/visitors-by-route";

// each walk requests very many pages
vi.setConfig({ testTimeout: 120_000 });

const DAY = 24 * 60 * 60;

/** Max-Age of each cookie in seconds; null for session cookies. */
const MAX_AGES: Record<string, (number | null)[]> = {
  // 30 days with "remember me"; 0 deletes it
  session: [0, 30 * DAY, null],
  device: [180 * DAY],
  theme: [365 * DAY],
  "app-language": [365 * DAY],
  flash: [0, 60],
  sent: [0, 30 * 60],
  // family-open.test.ts sets it for 30 days on an own device; watch-links.test.ts sets `watch`
  family: [0],
  "family-shared": [0, null],
  watch: [0],
  visit: [null],
  csrf: [null],
};

const SCHEMES = [
  { scheme: "http", publicUrl: "http://localhost:3000", prefix: "", secure: [] },
  { scheme: "https", publicUrl: "https://setu.example", prefix: "__Host-", secure: ["Secure"] },
];

describe.each(SCHEMES)("cookies on $scheme", ({ publicUrl, prefix, secure }) => {
  let site: Site;
  /** Each `Set-Cookie` header of the site. */
  const setCookieLines: string[] = [];

  beforeAll(async () => {
    site = await startSite({ RATE_LIMITS: "off", PUBLIC_URL: publicUrl, ADMIN_REQUIRE_2FA: "0" });
  });
  afterAll(() => site.close());

  function recordCookies(visitor: Visitor): Visitor {
    const send = visitor.send.bind(visitor);
    visitor.send = async (path, init) => {
      const response = await send(path, init);
      setCookieLines.push(...response.headers.getSetCookie());
      return response;
    };
    return visitor;
  }

  /** A cookie's name and its attributes, sorted. */
  const flagsOf = (line: string) => {
    const [pair = "", ...attributes] = line.split("; ");
    return { name: pair.split("=")[0], attributes: attributes.sort() };
  };

  it("have their documented names and attributes in any browser", async () => {
    await anAccount(site, "cookies@example.com");
    const visitor = recordCookies(site.visitor());
    const home = await visitor.get("/");
    await visitor.submit(home, { theme: "dark" }, "form[action='/theme']");
    await visitor.submit(home, { language: "en" }, "form[action='/language']");
    const inside = await signInAs(visitor, "cookies@example.com");
    await visitor.submit(inside, {}, "form[action='/logout']");
    await visitor.get("/");
    await signInAs(visitor, "cookies@example.com", "user", { rememberMe: "on" });
    await visitor.submit(await visitor.get("/call-back"), { phoneNumber: "01712 345678" });
    await visitor.submit(await visitor.get("/share-your-story"), story);
    const received = new Set(setCookieLines.map((line) => JSON.stringify(flagsOf(line))));
    const expected = Object.entries(MAX_AGES).flatMap(([name, maxAges]) =>
      maxAges.map((seconds) => {
        const age = seconds === null ? [] : [`Max-Age=${seconds}`];
        const attributes = [...age, "Path=/", "HttpOnly", ...secure, "SameSite=Lax"].sort();
        return JSON.stringify({ name: prefix + name, attributes });
      }),
    );
    expect([...received].sort()).toEqual(expected.sort());
  });

  // the cookies do not depend on the scheme, so one scheme is enough
  if (prefix) {
    it("are only csrf and visit at the addresses of the site", async () => {
      setCookieLines.splice(0);
      const visitorFor = await visitorsByRoute(site);
      const routes = await siteRoutes();
      for (const visitor of new Set(routes.map(visitorFor))) recordCookies(visitor);
      for (const route of routes) {
        const visitor = visitorFor(route);
        visitor.cookies.delete(`${prefix}csrf`);
        await visitor.send(addressOf(route));
      }
      expect(setCookieLines.length).toBeGreaterThan(40);
      const flags = setCookieLines.map((line) => JSON.stringify(flagsOf(line)));
      const attributes = ["Path=/", "HttpOnly", ...secure, "SameSite=Lax"].sort();
      const known = ["csrf", "visit"].map((name) => ({ name: prefix + name, attributes }));
      expect([...new Set(flags)].sort()).toEqual(known.map((one) => JSON.stringify(one)).sort());
    });
  }
});
