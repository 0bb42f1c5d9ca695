import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { publicPages } from "../support/public-pages";
import { type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it("the dashboard links its stylesheets as files", async () => {
  const nila = await coordinator(site);
  const page = await nila.get("/dashboard/admin/team-member/sample-team-1/pictures");
  const sheets = page.document.querySelectorAll("link[rel=stylesheet]");
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    expect((await site.fetch(sheet.getAttribute("href") ?? "")).status).toBe(200);
  }
  expect(page.document.querySelectorAll("style")).toHaveLength(0);
});

it("a public page that does not hydrate inlines all its styles", async () => {
  const { sheets } = JSON.parse(readFileSync("build/route-css.json", "utf8"));
  const knownClasses = classesIn(Object.values(sheets).join(""));
  const visitor = site.visitor();
  const reference = "SETU-4242-4242";
  await insertBooking(site.db, { reference });
  const sent = [paths.bookingSent(reference, "en"), paths.messageSent(reference, "en")];
  for (const path of [...publicPages, ...sent]) {
    const { html, document } = await visitor.get(path);
    const links = document.querySelectorAll("link[rel=stylesheet]");
    // hydrated pages link their stylesheets
    if (links.length > 0) continue;
    const inlinedClasses = classesIn(document.querySelector("style")?.textContent ?? "");
    const usedClasses = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect(
      usedClasses.filter((name) => knownClasses.has(name) && !inlinedClasses.has(name)),
      path,
    ).toEqual([]);
  }
});

it.runIf(wholeSuite)("every public page fits into ten packets, including headers", async () => {
  for (const path of publicPages) {
    for (const language of languages) {
      const address = pathInLanguage(path, language);
      const response = await site.fetch(address, { headers: { "Accept-Encoding": "br" } });
      const { byteLength } = await response.arrayBuffer();
      const headers = [...response.headers].map((header) => `${header.join(": ")}\r\n`).join("");
      // Node adds some headers: Date, Connection, Keep-Alive; a packet holds 1,460 bytes
      expect(byteLength + headers.length + 120, address).toBeLessThanOrEqual(14_600);
    }
  }
});

function classesIn(css: string): Set<string | undefined> {
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));
}
