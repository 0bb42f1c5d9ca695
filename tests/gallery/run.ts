import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { isLanguage, languages, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { openBrowser } from "../../bench/browser";
import { startSiteProcess } from "../../bench/site-process";
import { sendBooking, sendMessage } from "../support/journeys";
import { areas, type Shot } from "./areas";
import { type Picture, type Row, sheetOf } from "./sheet";

const FOLDER = "gallery";
const WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;

const words = process.argv.slice(2);
const inLanguages = words.filter(isLanguage);
const asked = words.filter((word) => !isLanguage(word));

const site = await startSiteProcess();
const browser = await openBrowser();
let failed = false;
try {
  const all = areas(await sentPages(browser));
  const unknown = asked.filter((word) => !all.has(word));
  if (unknown.length > 0) {
    console.error(
      `No area or language: ${unknown.join(", ")}. Areas: ${[...all.keys()].join(", ")}`,
    );
    failed = true;
  } else {
    for (const [area, shots] of all) {
      if (asked.length === 0 || asked.includes(area)) await layOut(area, shots);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exit(failed ? 1 : 0);

/** Takes all pictures of an area, in place of those that were there. */
async function layOut(area: string, shots: readonly Shot[]): Promise<void> {
  rmSync(join(FOLDER, area), { recursive: true, force: true });
  mkdirSync(join(FOLDER, area), { recursive: true });
  const rows: Row[] = shots.map(({ path, sent }) => ({
    title: sent ? `${path}, sent empty` : path,
    pictures: [],
  }));
  for (const language of inLanguages.length > 0 ? inLanguages : languages) {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const page = await openPage({ theme, width });
        for (const [index, shot] of shots.entries()) {
          const file = `${area}/${index + 1}-${language}-${theme}-${width}.jpg`;
          const path = pathInLanguage(shot.path, language);
          await visit(page, path, shot.sent);
          await page.screenshot({
            path: join(FOLDER, file),
            fullPage: true,
            type: "jpeg",
            quality: 80,
          });
          rows[index]?.pictures.push({ file, language, theme, width } satisfies Picture);
        }
        await page.context().close();
      }
    }
  }
  const sheet = join(FOLDER, `${area}.html`);
  writeFileSync(sheet, sheetOf(area, rows));
  console.log(sheet);
}

/** As HTML alone: what scripts add depends on when one looks. */
async function openPage({ theme, width }: { theme: (typeof THEMES)[number]; width: number }) {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height: width > 800 ? 800 : 740 },
    colorScheme: theme,
    javaScriptEnabled: false,
  });
  // without a first visit's loading screen
  await context.addCookies([{ name: "visit", value: "1", url: site.origin }]);
  return context.newPage();
}

async function visit(page: Page, path: string, sent: string | undefined): Promise<void> {
  const answer = await page.goto(path);
  if (!answer || answer.status() >= 500) fail(path, answer?.status());
  if (sent === undefined) return;
  const [refused] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    page
      .locator(`form#${sent} button[type=submit], form#${sent} button:not([type])`)
      .last()
      .click(),
  ]);
  await page.waitForLoadState();
  if (refused.status() !== 400) fail(`${path}, sent empty`, refused.status());
}

function fail(what: string, status: number | undefined): void {
  console.error(`${what} answered ${status}`);
  failed = true;
}

/** What families see once they have sent something. */
async function sentPages(by: Browser): Promise<string[]> {
  const context = await by.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const booking = await sendBooking(page, {});
  const message = await sendMessage(page, {});
  await context.close();
  return [
    paths.bookingSent(booking, "en"),
    paths.messageSent(message, "en"),
    paths.storySent("en"),
  ];
}
