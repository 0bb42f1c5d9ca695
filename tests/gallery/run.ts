import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, languages, pathInLanguage } from "../../app/locales/languages";
import { openBrowser } from "../../bench/browser";
import type { Shot } from "./areas";
import { Camera, titleOf } from "./camera";
import { startDashboardScene } from "./dashboard-scene";
import { type Scene, startPublicScene } from "./public-scene";
import { type Picture, type Row, sheetOf } from "./sheet";

const FOLDER = "gallery";
const WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;

const parameters = process.argv.slice(2);
const requestedLanguages = parameters.filter(isLanguage);
const requestedAreas = parameters.filter((word) => !isLanguage(word));

const browser = await openBrowser();
const scenes: Scene[] = [];
let hasFailed = false;
try {
  for (const start of [startPublicScene, startDashboardScene]) scenes.push(await start(browser));
  const areaNames = scenes.flatMap(({ areas }) => [...areas.keys()]);
  const unknown = requestedAreas.filter((word) => !areaNames.includes(word));
  if (unknown.length > 0) {
    fail(`No area or language: ${unknown.join(", ")}. Areas: ${areaNames.join(", ")}`);
  } else {
    for (const scene of scenes) {
      for (const [area, shots] of scene.areas) {
        if (requestedAreas.length === 0 || requestedAreas.includes(area))
          await takePictures(area, shots, scene);
      }
    }
  }
} finally {
  await browser.close();
  for (const { site } of scenes) await site.stop();
}
process.exit(hasFailed ? 1 : 0);

/** Replaces all pictures of an area. */
async function takePictures(area: string, shots: readonly Shot[], { site, cookies }: Scene) {
  rmSync(join(FOLDER, area), { recursive: true, force: true });
  mkdirSync(join(FOLDER, area), { recursive: true });
  const rows: Row[] = shots.map((shot) => ({ title: titleOf(shot), pictures: [] }));
  for (const language of requestedLanguages.length > 0 ? requestedLanguages : languages) {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const camera = new Camera(browser, site.origin, { theme, width }, cookies);
        for (const [index, shot] of shots.entries()) {
          const file = `${area}/${index + 1}-${language}-${theme}-${width}.jpg`;
          const path = pathInLanguage(shot.path, language);
          const problem = await camera
            .take({ ...shot, path }, join(FOLDER, file))
            .catch((error) => `${titleOf(shot)}: ${error}`);
          if (problem) fail(`${file}: ${problem}`);
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
  hasFailed = true;
}
