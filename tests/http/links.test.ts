import { afterAll, beforeAll, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { publicPages } from "../support/public-pages";
import { SITE_ORIGIN, type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it.runIf(wholeSuite)(
  "no page that a visitor can reach has a broken link",
  { timeout: 120_000 },
  async () => {
    const visitor = site.visitor();
    const queue = languages.flatMap((language) =>
      publicPages
        .filter((path) => path !== "/no-such-page")
        .map((path) => ({ path: pathInLanguage(path, language), from: "the site map" })),
    );
    const seen = new Set(queue.map(({ path }) => path));
    const broken: string[] = [];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const page = await visitor.get(next.path);
      if (page.status !== 200)
        broken.push(`${next.path} (${page.status}), linked from ${next.from}`);
      for (const { path, hash } of linksOn(page.document, next.path)) {
        if (hash && path === next.path && !page.document.getElementById(hash)) {
          broken.push(`${path}#${hash}, linked from ${next.path}`);
        }
        if (seen.has(path)) continue;
        seen.add(path);
        queue.push({ path, from: next.path });
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  },
);

type Document = Awaited<ReturnType<ReturnType<Site["visitor"]>["get"]>>["document"];

/** Addresses of this site that the page links, loads or names. */
function linksOn(document: Document, at: string) {
  const addresses = [
    ...document.querySelectorAll("a[href], link[href]").map((node) => node.getAttribute("href")),
    ...document.querySelectorAll("img[src], script[src]").map((node) => node.getAttribute("src")),
  ];
  return addresses.flatMap((address) => {
    const url = new URL(address ?? "", new URL(at, SITE_ORIGIN));
    if (url.origin !== SITE_ORIGIN) return [];
    return [{ path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)) }];
  });
}
