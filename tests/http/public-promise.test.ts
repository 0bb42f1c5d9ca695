import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { formatAsOf, formatNumber, formatPercent } from "~/locales/format";
import { type Language, languages } from "~/locales/languages";
import { REGISTERS_WORKER } from "~/on-phone";
import { paths } from "~/paths";
import { asRead } from "../support/as-read";
import { insertBooking } from "../support/bookings";
import { CALL_US } from "../support/call-us";
import { type Site, startSite } from "../support/site";
import { texts, translator } from "../support/words";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

/** Inserts bookings received a minute apart, starting at `from`, each replied to after `after` minutes. */
async function insertAnswered(count: number, from = "2026-11-19T10:00:00.000Z", after = 30) {
  for (let index = 0; index < count; index++) {
    const received = Date.parse(from) + index * 60_000;
    await insertBooking(site.db, {
      received_at: new Date(received).toISOString(),
      replied_at: new Date(received + after * 60_000).toISOString(),
    });
  }
}

/** Moves the clock past both caches: figures are cached for a minute, pages for five. */
function expireCaches() {
  site.clock.now = new Date(site.clock.now.getTime() + 6 * 60_000);
}

const read = async (path: string) => (await site.visitor().get(path)).document;
const home = (language: Language) => read(paths.home(language));
const promise = (language: Language) => read(paths.promise(language));
const sentence = (language: Language, inTime: number, counted: number) =>
  translator(language)("proof.said", {
    inTime: formatNumber(inTime, language),
    counted: formatNumber(counted, language),
  });

describe.each(languages)("public promise, in %s", (language) => {
  const { proof } = texts(language);

  it("hides percentages for 19 requests, and shows them for 20, late ones included", async () => {
    await insertAnswered(MIN_REQUESTS_FOR_PERCENTAGES - 2);
    await insertAnswered(1, "2026-11-19T09:00:00.000Z", 121);
    expect((await home(language)).querySelector(`main a[href$="/promise"]`)).toBeNull();
    const few = await promise(language);
    expect(few.text).toContain(proof.few.title);
    expect(few.querySelector("main table")).toBeNull();
    expect(few.querySelector("main")?.text).not.toMatch(/[%٪]|NaN/);

    await insertBooking(site.db, { received_at: "2026-11-18T10:00:00.000Z" });
    expireCaches();
    const band = (await home(language)).querySelector("main")?.text;
    expect(band).toContain(sentence(language, 18, 20));
    const page = await promise(language);
    expect(page.querySelector("main h2")?.text).toContain(sentence(language, 18, 20));
    const facts = page.querySelectorAll("main dt").map(({ text }) => text);
    expect(facts.slice(0, 2)).toEqual([formatPercent(0.9, language), formatNumber(2, language)]);
    expect(facts[2]).toContain(formatNumber(30, language));
  });

  it("names every month since the first, including those with few or no requests", async () => {
    await insertAnswered(MIN_REQUESTS_FOR_PERCENTAGES);
    await insertAnswered(1, "2026-09-30T17:59:00.000Z", 300);
    // at this time it is already the first of October in Dhaka
    await insertAnswered(2, "2026-09-30T18:00:00.000Z");
    const rows = (await promise(language)).querySelectorAll("main tbody tr");
    const cells = rows.map((row) => row.querySelectorAll("th, td").map(({ text }) => text));
    const number = (value: number) => formatNumber(value, language);
    expect(cells.map(([month, , missed]) => [month, missed])).toEqual([
      [asRead(formatAsOf("2026-11", language)), number(0)],
      [asRead(formatAsOf("2026-10", language)), number(0)],
      [asRead(formatAsOf("2026-09", language)), number(1)],
    ]);
    expect((await promise(language)).text).toContain(
      translator(language)("proof.byMonth.few", { least: number(MIN_REQUESTS_FOR_PERCENTAGES) }),
    );
  });
});

it("the chart has one mark per request in order, and one bar for more than 100", async () => {
  await insertAnswered(10);
  await insertAnswered(1, "2026-11-19T10:20:00.000Z", 125);
  await insertAnswered(10, "2026-11-19T10:30:00.000Z");
  const late = (await home("en")).querySelector("main svg path[vector-effect]");
  const inTimeMarks = late?.previousElementSibling?.getAttribute("d");
  expect(inTimeMarks?.match(/M/g)).toHaveLength(20);
  // the eleventh mark; each takes ten units
  expect(late?.getAttribute("d")).toMatch(/^M101 [^M]+$/);

  await insertAnswered(80, "2026-11-18T10:30:00.000Z");
  expireCaches();
  const page = await promise("en");
  expect(page.querySelectorAll("main svg path[vector-effect]")).toHaveLength(0);
  expect(page.text).toContain(texts("en").proof.wholeBar);
});

it("the promise counts requests of the last 30 days in Dhaka, without duplicates", async () => {
  await insertAnswered(MIN_REQUESTS_FOR_PERCENTAGES);
  await insertBooking(site.db, { received_at: "2026-11-19T10:00:00.000Z", status: "duplicate" });
  await insertAnswered(1, "2026-10-21T17:59:59.999Z");
  // its reply is not due yet
  await insertBooking(site.db, { received_at: "2026-11-20T08:00:00.000Z" });
  expect((await home("en")).text).toContain(sentence("en", 20, 20));
});

it("the promise is recounted after some minutes, not for every visitor", async () => {
  await insertAnswered(MIN_REQUESTS_FOR_PERCENTAGES);
  expect((await home("en")).text).toContain(sentence("en", 20, 20));
  await insertAnswered(1, "2026-11-19T12:00:00.000Z");
  expect((await home("en")).text).toContain(sentence("en", 20, 20));
  expireCaches();
  expect((await home("en")).text).toContain(sentence("en", 21, 21));
});

it("the page runs only the worker's script, and arrives with a year's figures in one round trip", async () => {
  await insertAnswered(MIN_REQUESTS_FOR_PERCENTAGES);
  for (let month = 1; month <= 10; month++) {
    await insertAnswered(1, `2026-${String(month).padStart(2, "0")}-15T10:00:00.000Z`, 90);
  }
  for (const language of languages) {
    for (const path of [paths.promise(language), paths.home(language)]) {
      await site.fetch(path);
      const response = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
      const { byteLength } = await response.arrayBuffer();
      // ten packets of 1,460 bytes
      expect(byteLength, path).toBeLessThanOrEqual(14_600);
    }
  }
  const visitor = site.visitor();
  await visitor.get("/promise");
  const { document } = await visitor.get("/promise");
  const scripts = document.querySelectorAll("script:not([type='application/ld+json'])");
  expect(scripts.map(({ text }) => text)).toEqual([REGISTERS_WORKER]);
});

it("the page offers a family whose reply is late our phone number, but no form", async () => {
  const page = await promise("en");
  expect(page.querySelector(`main ${CALL_US}`)).not.toBeNull();
  const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  expect(links).not.toContain(paths.booking("en"));
  expect(links).not.toContain(paths.callBack("en"));
});
