import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, languages, pathInLanguage } from "../../app/locales/languages";
import { openBrowser } from "../../bench/browser";
import { startSiteProcess } from "../../bench/site-process";
import { areas, type Shot } from "./areas";
import { Camera } from "./camera";
import { sendAll } from "./sent";
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
  const sent = await sendAll(browser, site);
  const all = areas(sent.paths);
  const unknown = asked.filter((word) => !all.has(word));
  if (unknown.length > 0) {
    fail(`No area or language: ${unknown.join(", ")}. Areas: ${[...all.keys()].join(", ")}`);
  } else {
    for (const [area, shots] of all) {
      if (asked.length === 0 || asked.includes(area)) await layOut(area, shots, sent.cookies);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exit(failed ? 1 : 0);

/** Takes all pictures of an area, in place of those that were there. */
async function layOut(area: string, shots: readonly Shot[], cookies: Camera["cookies"]) {
  rmSync(join(FOLDER, area), { recursive: true, force: true });
  mkdirSync(join(FOLDER, area), { recursive: true });
  const rows: Row[] = shots.map(({ path, state }) => ({
    title: state ? `${path}, ${state}` : path,
    pictures: [],
  }));
  for (const language of inLanguages.length > 0 ? inLanguages : languages) {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const camera = new Camera(browser, site.origin, { theme, width }, cookies);
        for (const [index, shot] of shots.entries()) {
          const file = `${area}/${index + 1}-${language}-${theme}-${width}.jpg`;
          const path = pathInLanguage(shot.path, language);
          const wrong = await camera.take({ ...shot, path }, join(FOLDER, file));
          if (wrong) fail(wrong);
          rows[index]?.pictures.push({ file, language, theme, width } satisfies Picture);
        }
        await camera.close();
      }
    }
  }
  const sheet = join(FOLDER, `${area}.html`);
  writeFileSync(sheet, sheetOf(area, rows));
  console.log(sheet);
}

function fail(what: string): void {
  console.error(what);
  failed = true;
}
