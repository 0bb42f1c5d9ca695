import { matchRoutes } from "@remix-run/react";
import { expect, it } from "vitest";
import { NO_PAGE, routePatterns } from "~/http/route-leaves";
import { languages, pathInLanguage } from "~/locales/languages";
import { addressOf, rivalPaths, routeTree, siteRoutes } from "../support/route-table";
import { productionBuild } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

const { routes } = await productionBuild();
const patternOf = routePatterns(routes);
const pages = await siteRoutes();

it("routePatterns knows every route, in each language, as a page and as data", () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const expected = page.pattern === "/*" ? NO_PAGE : page.pattern;
    const address = addressOf(page, { id: "7f3c", reference: "SETU-2K7M-9QXD" });
    expect(patternOf(address), address).toBe(expected);
    expect(patternOf(`${address === "/" ? "/_root" : address}.data`), address).toBe(expected);
    if (!page.id.startsWith("routes/resources/") && page.pattern !== "/blog/rss.xml") {
      for (const language of languages) {
        expect(patternOf(pathInLanguage(address, language)), address).toBe(expected);
      }
    }
  }
});

it.each([
  ["/Booking", "/booking"],
  ["/booking/", "/booking"],
  ["/b%6Foking", "/booking"],
  ["/dashboard/admin/team-member/new", "/dashboard/admin/:area/new"],
  ["/dashboard/admin/team-member/anything", "/dashboard/admin/:area/:id"],
  ["/dashboard/admin/team-member/order", "/dashboard/admin/:area/order"],
  ["/dashboard/admin/bookings/export", "/dashboard/admin/bookings/export"],
  ["/dashboard/admin/bookings/anything", "/dashboard/admin/bookings/:id"],
  ["/hospitals/a%2Fb", "/hospitals/:slug"],
  ["/blog/contact", "/blog/:slug"],
  ["/xx/booking", NO_PAGE],
  ["/constructor", NO_PAGE],
  ["/__proto__", NO_PAGE],
  ["/:slug", NO_PAGE],
  ["/*", NO_PAGE],
  ["//", "/"],
  ["/%E0%A4%A", NO_PAGE],
  ["/hospitals/%E0%A4%A", "/hospitals/:slug"],
  ["/a/b/c/d/e/f/g/h/i/j/k/l/m", NO_PAGE],
])("the pattern of %s is %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

it.runIf(wholeSuite)("routePatterns agrees with Remix's ranking of routes", () => {
  const tree = routeTree(routes);
  const byId = new Map(pages.map(({ id, pattern }) => [id, pattern]));
  for (const path of rivalPaths(pages)) {
    const pattern = byId.get(matchRoutes(tree, path)?.at(-1)?.route.id ?? "") ?? "";
    expect(patternOf(path), path).toBe(pattern === "/*" ? NO_PAGE : pattern);
  }
});
