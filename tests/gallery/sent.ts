import type { Browser, BrowserContext } from "@playwright/test";
import { paths } from "../../app/paths";
import type { SiteProcess } from "../../bench/site-process";
import { onDatabase } from "../support/e2e-database";
import { sendBooking, sendMessage } from "../support/journeys";

/**
 * Sends requests and a story, and lets their states be what a family may find: just sent by this browser,
 * late, answered, closed.
 *
 * @returns the pages in English, and the cookies of the browser that has sent the last booking
 */
export async function sendAll(
  browser: Browser,
  site: SiteProcess,
): Promise<{ paths: string[]; cookies: Awaited<ReturnType<BrowserContext["cookies"]>> }> {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const [late, answered, closed] = [
    await sendBooking(page, {}),
    await sendBooking(page, {}),
    await sendBooking(page, {}),
  ];
  const message = await sendMessage(page, {});
  const own = await sendBooking(page, {});
  const cookies = await context.cookies();
  await context.close();
  process.env.E2E_DATA_DIR = site.dataDir;
  const now = new Date().toISOString();
  onDatabase((db) => {
    const set = (columns: string) =>
      db.prepare(`update bookings set ${columns} where reference = ?`);
    set("due_at = '2026-01-01T00:00:00.000Z'").run(late);
    set(`status = 'in_review', replied_at = '${now}'`).run(answered);
    set(`status = 'completed', replied_at = '${now}'`).run(closed);
  });
  return {
    paths: [
      ...[own, late, answered, closed].map((reference) => paths.bookingSent(reference, "en")),
      paths.messageSent(message, "en"),
      paths.storySent("en"),
    ],
    cookies: cookies.filter(({ name }) => name.endsWith("sent")),
  };
}
