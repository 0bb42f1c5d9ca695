import { request } from "node:http";
import { languages, pathInLanguage } from "~/locales/languages";
import { publicPages } from "../tests/support/public-pages";
import type { Table } from "./report";
import { startSiteProcess } from "./site-process";

/** How often a page is asked for before it is weighed: from the second asking on it is compressed best. */
const ASKED_BEFORE = 2;

/** The first response of each page as a phone gets it on a first visit: HTML with its styles, brotli. */
export async function firstResponses(): Promise<Table> {
  const site = await startSiteProcess();
  try {
    const rows = [];
    for (const path of publicPages) {
      const sizes = [];
      for (const language of languages) {
        const url = site.origin + pathInLanguage(path, language);
        for (let asked = 0; asked < ASKED_BEFORE; asked++) await size(url);
        sizes.push(await size(url));
      }
      rows.push([path, ...sizes]);
    }
    return {
      title: "Bytes of the first response (brotli, HTML with its styles)",
      columns: ["page", ...languages],
      rows,
    };
  } finally {
    await site.stop();
  }
}

/** As transferred: `fetch` would hand over the unpacked body. */
function size(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const message = request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let total = 0;
      response.on("data", (chunk: Buffer) => {
        total += chunk.length;
      });
      response.on("end", () => resolve(total));
    });
    message.on("error", reject);
    message.end();
  });
}
