import type { Browser } from "@playwright/test";
import { paths } from "../../app/paths";
import { type SiteProcess, startSiteProcess } from "../../bench/site-process";
import { onDatabase } from "../support/e2e-database";
import { sendBooking, sendMessage } from "../support/journeys";
import { publicAreas, type Shot } from "./areas";
import type { Cookies } from "./camera";

const REPLIED = "replied_at = updated_at";

/** States that a family may find its request in, as columns of the row. */
const states = [
  "due_at = '2026-01-01T00:00:00.000Z'",
  `status = 'in_review', ${REPLIED}`,
  `status = 'on_hold', held_from = 'in_review', ${REPLIED}`,
  `status = 'completed', ${REPLIED}`,
  `status = 'cancelled', ${REPLIED}`,
  `status = 'declined', ${REPLIED}`,
  `status = 'duplicate', ${REPLIED}`,
];

/** A running site with its shots by area. */
export interface Scene {
  site: SiteProcess;
  areas: Map<string, Shot[]>;
  cookies: Cookies;
}

/**
 * The public site with requests in each state: just sent by this browser, late, answered, on hold,
 * and closed.
 */
export async function startPublicScene(browser: Browser): Promise<Scene> {
  const site = await startSiteProcess();
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const requestsInStates: [reference: string, columns: string][] = [];
  for (const columns of states) requestsInStates.push([await sendBooking(page, {}), columns]);
  const message = await sendMessage(page, {});
  const newBooking = await sendBooking(page, {});
  const cookies = await context.cookies();
  await context.close();
  process.env.E2E_DATA_DIR = site.dataDir;
  onDatabase((db) => {
    for (const [reference, columns] of requestsInStates) {
      db.prepare(`update requests set ${columns} where reference = ?`).run(reference);
    }
  });
  const areas = publicAreas([
    ...[newBooking, ...requestsInStates.map(([reference]) => reference)].map((reference) =>
      paths.bookingSent(reference, "en"),
    ),
    paths.messageSent(message, "en"),
    paths.storySent("en"),
  ]);
  return {
    site,
    areas,
    // without it, the sent pages hide the request's content
    cookies: { anybody: cookies.filter(({ name }) => name.endsWith("family-shared")) },
  };
}
