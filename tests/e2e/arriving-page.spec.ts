import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { languages } from "../../app/locales/languages";
import { paths } from "../../app/paths";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "JavaScript observes the layout shifts",
);

/** Texts after which the connection pauses; each is searched after the previous one. */
const pauses = [
  { where: "before the log-in link", path: paths.about, lastTexts: ["<header", "</details>"] },
  {
    where: "before the booking link",
    path: paths.about,
    lastTexts: ["<header", "/login", "</a>"],
  },
  { where: "before the call-back link", path: paths.home, lastTexts: ["<main", "wa.me", "</a>"] },
];

/** Serves a page in two parts, the second after the first is drawn. */
async function serveInTwoParts(html: string, cut: number) {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), 500);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

for (const language of languages) {
  for (const { where, path, lastTexts } of pauses) {
    test(`layout stays still on desktop when the connection pauses ${where}, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path(language));
      const html = await (await page.request.get(path(language))).text();
      const cut = lastTexts.reduce((from, mark) => {
        const at = html.indexOf(mark, from);
        expect(at, mark).toBeGreaterThan(0);
        return at + mark.length;
      }, 0);
      const slow = await serveInTwoParts(html, cut);
      try {
        await page.goto(slow.url, { waitUntil: "load" });
        const shifts = await page.evaluate(async () => {
          const found: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) found.push(JSON.stringify(entry));
          }).observe({ type: "layout-shift", buffered: true });
          await new Promise((resolve) => setTimeout(resolve, 300));
          return found;
        });
        expect(shifts).toEqual([]);
      } finally {
        slow.close();
      }
    });
  }
}
