import { randomUUID } from "node:crypto";
import { getRequest, load } from "./load";
import type { Table } from "./report";
import { startSiteProcess } from "./site-process";

const PAGE_REQUESTS = 80_000;
const ODD_REQUESTS = 5_000;

/**
 * Resident memory after 80,000 requests of the site's pages, and after 5,000 more to addresses
 * that an attacker invents.
 */
export async function memoryAfterRequests(): Promise<Table> {
  const site = await startSiteProcess();
  try {
    const rows: (string | number)[][] = [["the start", Math.round(site.residentMiB())]];
    const pages = [
      "/",
      "/bn",
      "/th",
      "/bn/hospitals",
      "/bn/faqs",
      "/bn/blog",
      "/bn/reviews",
      "/booking",
    ];
    for (const path of pages) {
      const { length } = pages;
      // forms are not cached
      const count = path === "/booking" ? 1_000 : (PAGE_REQUESTS - 1_000) / (length - 1);
      await load(site, getRequest(path, { Cookie: "visit=1" }), Math.floor(count), 200);
    }
    rows.push([
      `${PAGE_REQUESTS} requests of ${pages.length} pages`,
      Math.round(site.residentMiB()),
    ]);
    const odd = () => getRequest(`/bn/hospitals?page=${randomUUID()}`, { Cookie: "visit=1" })();
    await load(site, odd, ODD_REQUESTS, 200);
    rows.push([`${ODD_REQUESTS} more, each another address`, Math.round(site.residentMiB())]);
    return { title: "Resident memory", columns: ["after", "MiB"], rows };
  } finally {
    await site.stop();
  }
}
