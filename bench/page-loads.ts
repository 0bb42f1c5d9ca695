import type { Browser } from "@playwright/test";
import { pathInLanguage } from "~/locales/languages";
import { publicPages } from "../tests/support/public-pages";
import { loadPage, openBrowser, type PageLoad, type PhoneLine, slow2G, slow3G } from "./browser";
import { startRemixTemplate } from "./remix-template";
import type { Table } from "./report";
import { startBareServer, startSiteProcess } from "./site-process";

/** Cookie of a returning visitor, who sees no loading screen. */
const SEEN = { visit: "1" };
const columns = [
  "first response, bytes",
  "all bytes",
  "requests",
  "FCP, ms",
  "LCP, ms",
  "CLS",
  "readable, ms",
];

/** One bar of the chart. */
export interface ChartBar {
  line: string;
  label: string;
  readable: number;
  bytes: number;
}

/**
 * The Bengali home page, the plain Remix template with the same content, and a bare page of 2 KB.
 */
export async function homeBesideOthers(): Promise<{ table: Table; bars: ChartBar[] }> {
  const site = await startSiteProcess();
  const bare = await startBareServer(2048);
  const template = await startRemixTemplate(`${site.origin}/bn`);
  const browser = await openBrowser();
  // the first request fills the page cache
  for (const cookies of ["", "visit=1"]) {
    await fetch(`${site.origin}/bn`, { headers: { "Accept-Encoding": "br", Cookie: cookies } });
  }
  const rows: (string | number)[][] = [];
  const bars: ChartBar[] = [];
  try {
    for (const line of [slow3G, slow2G]) {
      const home = `${site.origin}/bn`;
      const measured: [string, PageLoad][] = [
        ["bare page of 2 KB", await loadPage(browser, bare.origin, line, { scripts: true })],
        ["Setu", await loadPage(browser, home, line, { scripts: true, cookies: SEEN })],
        [
          "Setu, scripts off",
          await loadPage(browser, home, line, { scripts: false, cookies: SEEN }),
        ],
        ["Setu, first visit", await loadPage(browser, home, line, { scripts: true })],
        ["plain Remix template", await loadPage(browser, template.origin, line, { scripts: true })],
      ];
      const bareReadable = measured[0]?.[1].readable ?? Number.NaN;
      for (const [label, load] of measured) {
        rows.push([line.name, label, ...figures(load), (load.readable / bareReadable).toFixed(2)]);
        bars.push({ line: line.name, label, readable: load.readable, bytes: load.allBytes });
      }
    }
  } finally {
    await browser.close();
    await site.stop();
    await bare.stop();
    await template.stop();
  }
  const table = {
    title: "The Bengali home page, beside the same content elsewhere",
    columns: ["line", "page", ...columns, "readable, as a ratio to the bare page"],
    rows,
    note: "A processor four times slower than this one. On the first page of a visit the loading screen lies over the words for two seconds from the tap, as the product is specified; a tap or a key takes it away.",
  };
  return { table, bars };
}

/** Every public page in Bengali, for a visitor who arrives from another page of the site. */
export async function publicPageLoads(): Promise<Table[]> {
  const site = await startSiteProcess();
  const browser = await openBrowser();
  try {
    const tables = [];
    for (const line of [slow3G, slow2G]) {
      for (const scripts of [true, false]) {
        tables.push(await pagesOn(line, scripts, site.origin, browser));
      }
    }
    return tables;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function pagesOn(
  line: PhoneLine,
  scripts: boolean,
  origin: string,
  browser: Browser,
): Promise<Table> {
  const rows = [];
  for (const path of publicPages) {
    const url = origin + pathInLanguage(path, "bn");
    rows.push([path, ...figures(await loadPage(browser, url, line, { scripts, cookies: SEEN }))]);
  }
  return {
    title: `Public pages in Bengali at ${line.name}, scripts ${scripts ? "on" : "off"}`,
    columns: ["page", ...columns],
    rows,
  };
}

function figures({ firstBytes, allBytes, requests, fcp, lcp, cls, readable }: PageLoad) {
  const rounded = [firstBytes, allBytes, requests, fcp, lcp].map((value) => Math.round(value));
  return [...rounded, cls.toFixed(3), Math.round(readable)];
}
