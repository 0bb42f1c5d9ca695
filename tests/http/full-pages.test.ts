import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coordinator } from "../support/admin";
import { paginatedLists } from "../support/full-lists";
import { siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

// each walk requests very many pages
vi.setConfig({ testTimeout: 120_000 });

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterAll(() => site.close());

const lists = paginatedLists(() => site);

it("covers every paginated list", async () => {
  const covered = new Set(lists.map(({ path }) => path.split("?")[0]));
  for (const { id, pattern, module } of await siteRoutes()) {
    if (/[:*]/.test(pattern) || !module.loader || !module.default || pattern === "/") continue;
    const query = new URLSearchParams({ all: "1", _routes: id });
    const answer = await (await nila.send(`${pattern}.data?${query}`)).text();
    expect.soft(answer.includes('"pagination"'), pattern).toBe(covered.has(pattern));
  }
});

describe.each(lists)(
  "paginated list at $path",
  ({ path, size, entries, clear, insert, countLabel }) => {
    const openPage = (page: number | string) =>
      nila.get(`${path}${path.includes("?") ? "&" : "?"}page=${page}`);
    const linkOf = (page: Page, rel: string) =>
      page.document.querySelector(`nav a[rel=${rel}]`)?.getAttribute("href") ?? null;
    const pageIn = (href: string | null) =>
      href === null ? null : (new URL(href, "http://localhost").searchParams.get("page") ?? "1");

    beforeAll(clear);

    it("fills one page exactly, then two", async () => {
      let inserted = 0;
      for (const [all, pages] of [
        [size, 1],
        [size + 1, 2],
        [2 * size, 2],
      ] as const) {
        for (; inserted < all; inserted++) await insert(inserted);
        const allEntries: string[] = [];
        for (let page = 1; page <= pages; page++) {
          const list = await openPage(page);
          expect(list.status).toBe(200);
          const onPage = page < pages ? size : all - (pages - 1) * size;
          expect(entries(list), `page ${page} of ${all}`).toHaveLength(onPage);
          expect(pageIn(linkOf(list, "next"))).toBe(page < pages ? String(page + 1) : null);
          expect(pageIn(linkOf(list, "prev"))).toBe(page > 1 ? String(page - 1) : null);
          const nav = list.document.querySelector("main nav:has(a[rel])")?.text ?? "";
          if (pages > 1) expect(nav).toContain(`Page ${page} of ${pages}`);
          else expect(nav).toBe("");
          if (countLabel) expect(list.text).toContain(`${countLabel} ${all}`);
          allEntries.push(...entries(list));
        }
        // each entry appears once: none is lost or repeated between two pages
        expect(new Set(allEntries).size).toBe(all);
        expect(entries(await openPage(pages + 1))).toEqual(allEntries.slice((pages - 1) * size));
      }
    });
  },
);
