import type { Browser } from "@playwright/test";
import { openBrowser } from "./browser";
import type { Table } from "./report";
import { startSiteProcess } from "./site-process";

const LOADS = 600;
/** One request in so many fails. */
const ONE_IN = 20;

/**
 * How many loads can be read where one request in twenty fails, by the first words of the page: a heading
 * that is drawn. Which ones fail is drawn by lot, the same for every run.
 */
export async function readableWhereRequestsFail(): Promise<Table> {
  const site = await startSiteProcess();
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const path of ["/bn", "/bn/hospitals/bumrungrad-international", "/bn/booking"]) {
      for (const scripts of [true, false]) {
        const { readable, failed, asked } = await loads(browser, site.origin + path, scripts);
        rows.push([path, scripts ? "on" : "off", asked, failed, `${readable} of ${LOADS}`]);
      }
    }
    return {
      title: "Readable where one request in twenty fails",
      columns: ["page", "scripts", "requests", "failed", "readable"],
      rows,
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function loads(browser: Browser, url: string, scripts: boolean) {
  const lot = lots(7);
  let asked = 0;
  let failed = 0;
  let readable = 0;
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext({ javaScriptEnabled: scripts });
    await context.addCookies([{ name: "visit", value: "1", url }]);
    await context.route("**", (route) => {
      asked++;
      if (lot() * ONE_IN >= 1) return route.continue();
      failed++;
      return route.abort("connectionreset");
    });
    const page = await context.newPage();
    const arrived = await page.goto(url).catch(() => null);
    if (arrived?.ok() && (await page.locator("h1").isVisible())) readable++;
    await context.close();
  }
  return { readable, failed, asked };
}

/** Numbers from 0 to 1 that are the same in every run (Park and Miller's generator). */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
