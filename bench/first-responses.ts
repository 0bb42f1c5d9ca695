import { request } from "node:http";
import { languages, pathInLanguage } from "~/locales/languages";
import { publicPages } from "../tests/support/public-pages";
import type { Table } from "./report";
import { startSiteProcess } from "./site-process";

/** The first response of each page with its headers, as a phone gets it on a first visit. */
export async function firstResponses(): Promise<Table> {
  const site = await startSiteProcess();
  try {
    const rows = [];
    for (const path of publicPages) {
      const sizes = [];
      for (const language of languages) {
        sizes.push(await size(site.origin + pathInLanguage(path, language)));
      }
      rows.push([path, ...sizes]);
    }
    return {
      title: "Bytes of the first response, with its headers",
      columns: ["page", ...languages],
      rows,
    };
  } finally {
    await site.stop();
  }
}

/** Bytes on a connection of its own; `fetch` would return the unpacked body. */
function size(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "br" };
    const message = request(url, { headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.socket.bytesRead));
    });
    message.on("error", reject);
    message.end();
  });
}
