import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coordinator } from "../support/admin";
import { insertEvent } from "../support/belongings";
import { insertBooking, insertMessage } from "../support/bookings";
import { linksTo, textsOf } from "../support/full-lists";
import { insertGivenUp } from "../support/given-up";
import { insertHospital, insertPost, insertReview } from "../support/public-entries";
import { siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

// each of these walks asks for very many pages
vi.setConfig({ testTimeout: 120_000 });

interface List {
  path: string;
  /** How many stand on one page. */
  size: number;
  /** The entries of a page, each by a text of its own. */
  entries: (page: Page) => string[];
  /** What empties the list, and what adds to it. */
  clear: () => Promise<unknown>;
  insert: (number: number) => Promise<unknown>;
  /** What the page says of a number of entries, where it says one. */
  count?: string;
}

const AT = "2026-11-01T00:00:00.000Z";
let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterAll(() => site.close());

type Cleared =
  | "bookings"
  | "messages"
  | "audit_events"
  | "outbox"
  | "reviews"
  | "posts"
  | "hospitals";
const clear = (table: Cleared) => site.db.deleteFrom(table).execute();
/** Half of them are overdue, which come first. */
const receivedAt = (number: number) =>
  number % 2 ? "2026-11-18T08:00:00.000Z" : "2026-11-20T08:00:00.000Z";
const reference = (number: number) => `SETU-PAGE-${String(number).padStart(4, "0")}`;

const lists: List[] = [
  {
    path: "/dashboard/admin/bookings",
    size: 25,
    entries: textsOf("table[role=table] tbody th"),
    clear: () => clear("bookings"),
    insert: (number) =>
      insertBooking(site.db, { reference: reference(number), received_at: receivedAt(number) }),
    count: "Bookings found:",
  },
  {
    path: "/dashboard/admin/contacts",
    size: 25,
    entries: textsOf("table[role=table] tbody th"),
    clear: () => clear("messages"),
    insert: (number) =>
      insertMessage(site.db, { reference: reference(number), received_at: receivedAt(number) }),
    count: "Messages found:",
  },
  {
    path: "/dashboard/admin/audit",
    size: 25,
    entries: (page) =>
      page.document
        .querySelectorAll("table[role=table] tbody tr")
        .map(({ text }) => /10\.0\.0\.\d+/.exec(text)?.[0] ?? text),
    clear: () => clear("audit_events"),
    insert: (number) => insertEvent(site, { at: AT, kind: "sign-in", network: `10.0.0.${number}` }),
  },
  {
    path: "/dashboard/admin/mails",
    size: 25,
    entries: textsOf("table[role=table] tbody td:nth-child(2)"),
    clear: () => clear("outbox"),
    insert: (number) => insertGivenUp(site.db, { recipient: `m${number}@example.com` }),
    count: "Emails:",
  },
  {
    path: "/dashboard/admin/mails?status=settled",
    size: 25,
    entries: textsOf("table[role=table] tbody td:nth-child(2)"),
    clear: () => clear("outbox"),
    insert: (number) =>
      insertGivenUp(site.db, {
        recipient: `m${number}@example.com`,
        settled_at: AT,
        settled_as: "closed",
        settled_by: "somebody",
      }),
    count: "Emails:",
  },
  {
    path: "/dashboard/admin/blog-posts",
    size: 25,
    entries: textsOf("table[role=table] tbody th"),
    clear: () => clear("posts"),
    insert: (number) => insertPost(site.db, number),
    count: "Posts found:",
  },
  {
    path: "/dashboard/admin/patient-reviews",
    size: 25,
    entries: textsOf("table[role=table] tbody th"),
    clear: () => clear("reviews"),
    insert: (number) => insertReview(site.db, number),
    count: "Reviews found:",
  },
  {
    path: "/hospitals",
    size: 12,
    entries: linksTo("hospitals"),
    clear: () => site.db.updateTable("hospitals").set({ status: "draft" }).execute(),
    insert: (number) => insertHospital(site.db, number),
    count: "Hospitals found:",
  },
  {
    path: "/dashboard/admin/hospital-list",
    size: 50,
    entries: textsOf("table[role=table] tbody th a"),
    clear: () => clear("hospitals"),
    insert: (number) => insertHospital(site.db, number),
    count: "Hospitals:",
  },
  {
    path: "/reviews",
    size: 12,
    entries: textsOf("main blockquote"),
    clear: () => clear("reviews"),
    insert: (number) => insertReview(site.db, number),
    count: "Reviews:",
  },
  {
    path: "/blog?category=travel-tips",
    size: 12,
    entries: linksTo("blog"),
    clear: () => clear("posts"),
    insert: (number) => insertPost(site.db, number),
    count: "Posts:",
  },
];

it("are all the lists that have pages", async () => {
  const walked = new Set(lists.map(({ path }) => path.split("?")[0]));
  for (const { id, pattern, module } of await siteRoutes()) {
    if (/[:*]/.test(pattern) || !module.loader || !module.default || pattern === "/") continue;
    const query = new URLSearchParams({ all: "1", _routes: id });
    const answer = await (await nila.send(`${pattern}.data?${query}`)).text();
    expect(answer.includes('"pagination"'), pattern).toBe(walked.has(pattern));
  }
});

describe.each(lists)("the list at $path", ({ path, size, entries, clear, insert, count }) => {
  const at = (page: number | string) =>
    nila.get(`${path}${path.includes("?") ? "&" : "?"}page=${page}`);
  const linkOf = (page: Page, rel: string) =>
    page.document.querySelector(`nav a[rel=${rel}]`)?.getAttribute("href") ?? null;
  const pageIn = (href: string | null) =>
    href === null ? null : (new URL(href, "http://localhost").searchParams.get("page") ?? "1");

  beforeAll(clear);

  it("has one page where it is just full, then two, and two again where both are", async () => {
    let kept = 0;
    for (const [all, pages] of [
      [size, 1],
      [size + 1, 2],
      [2 * size, 2],
    ] as const) {
      for (; kept < all; kept++) await insert(kept);
      const seen: string[] = [];
      for (let page = 1; page <= pages; page++) {
        const shown = await at(page);
        expect(shown.status).toBe(200);
        const onPage = page < pages ? size : all - (pages - 1) * size;
        expect(entries(shown), `page ${page} of ${all}`).toHaveLength(onPage);
        expect(pageIn(linkOf(shown, "next"))).toBe(page < pages ? String(page + 1) : null);
        expect(pageIn(linkOf(shown, "prev"))).toBe(page > 1 ? String(page - 1) : null);
        const nav = shown.document.querySelector("main nav:has(a[rel])")?.text ?? "";
        if (pages > 1) expect(nav).toContain(`Page ${page} of ${pages}`);
        else expect(nav).toBe("");
        if (count) expect(shown.text).toContain(`${count} ${all}`);
        seen.push(...entries(shown));
      }
      // each of them once: none is lost where two pages meet, and none comes twice
      expect(new Set(seen).size).toBe(all);
      expect(entries(await at(pages + 1))).toEqual(seen.slice((pages - 1) * size));
    }
  });
});
