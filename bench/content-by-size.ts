import { join } from "node:path";
import { openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import { insertLargeContent, LARGE } from "./large-content";
import { pairedRatio, requestsPerSecond, sender } from "./measure";
import type { Table } from "./report";
import { startSiteProcess } from "./site-process";

const REQUESTS = 100;
const pages = [
  "/",
  "/hospitals",
  "/hospitals?q=bangkok",
  "/hospitals?q=chennai+kidney&specialty=oncology",
  "/bn/hospitals?country=india",
  "/blog",
  "/blog?category=travel-tips",
  "/reviews",
  "/reviews?country=thailand",
];

/**
 * Response times of lists and searches with much content, compared with the samples alone. The
 * cache is not used.
 */
export async function contentBySize(): Promise<Table> {
  const samples = await startSiteProcess();
  const large = await startSiteProcess(async (dataDir) => {
    const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
    await migrateToLatest(db);
    await ensureCompany(db, new Date());
    await seedSamples(db, new Date());
    await insertLargeContent(db, LARGE);
    await db.destroy();
  });
  try {
    const rows = [];
    for (const path of pages) {
      // the page cache serves no request with a session
      const options = { headers: { Cookie: "visit=1; session=none" } };
      const measure = (origin: string) => () =>
        requestsPerSecond(sender(origin + path, options), REQUESTS, 200);
      const pair = await pairedRatio(measure(samples.origin), measure(large.origin));
      rows.push([path, pair.ratio.toFixed(2)]);
    }
    return {
      title: `Time with ${LARGE.hospitals} hospitals, ${LARGE.posts} posts, ${LARGE.reviews} reviews, beside the samples`,
      columns: ["page", "ratio"],
      rows,
    };
  } finally {
    await samples.stop();
    await large.stop();
  }
}
