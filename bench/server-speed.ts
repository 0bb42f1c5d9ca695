import { randomInt, randomUUID } from "node:crypto";
import { bareInserts } from "./bare-inserts";
import { withDurablePostgres } from "./durable-postgres";
import { sendAtFixedRate } from "./fixed-rate";
import {
  getRequest,
  type Load,
  load,
  type NextRequest,
  pairedLoads,
  percentiles,
  postRequest,
} from "./load";
import { openForm } from "./open-form";
import { startRemixTemplate } from "./remix-template";
import type { Table } from "./report";
import { type SiteProcess, startBareServer, startSiteProcess } from "./site-process";

/** Cookie of a returning visitor: a first visit gets another variant, with a loading screen. */
const SEEN = { Cookie: "visit=1" };
/** A search to which no link leads, so it is never cached. */
const UNCACHED = "/bn/hospitals?q=heart%20valve";
const BOOKINGS_A_SECOND = 100;
const FIXED_RATE_BOOKINGS = 20 * BOOKINGS_A_SECOND;

/**
 * Requests a second over 16 connections, compared with a bare server and the plain Remix template.
 */
export async function serverSpeed(): Promise<Table[]> {
  const site = await startSiteProcess();
  const home = `${site.origin}/bn`;
  const { etag, bytes } = await cachedPage(home);
  const bare = await startBareServer();
  const bareOfSameSize = await startBareServer(bytes);
  const template = await startRemixTemplate(home);
  try {
    const rows: string[][] = [];
    const measure = async (
      name: string,
      request: { send: NextRequest; count: number; status?: number },
      comparedWith: string,
      loadOther: () => Promise<Load>,
    ) => {
      const { send, count, status = 200 } = request;
      const { a, ratio, cpuRatio } = await pairedLoads(
        () => load(site, send, count, status),
        loadOther,
      );
      const { perSecond, p50, p99, cpu } = a;
      const figures = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(0)];
      rows.push([name, comparedWith, ...figures, ratio.toFixed(3), cpuRatio.toFixed(3)]);
    };
    const loadBarePage = () => load(bare, getRequest("/"), 5000, 200);
    const cachedPageRequest = { send: getRequest("/bn", SEEN), count: 5000 };
    const loadBareOfSameSize = () => load(bareOfSameSize, getRequest("/"), 5000, 200);
    await measure(
      "/bn, cached",
      cachedPageRequest,
      `node:http, ${bytes} bytes`,
      loadBareOfSameSize,
    );
    await measure("/bn, cached", cachedPageRequest, "node:http, 2 KB", loadBarePage);
    const revalidation = getRequest("/bn", { ...SEEN, "If-None-Match": etag });
    const unchanged = { send: revalidation, count: 5000, status: 304 };
    await measure("/bn, known to the browser (304)", unchanged, "node:http, 2 KB", loadBarePage);
    const search = { send: getRequest(UNCACHED, SEEN), count: 400 };
    await measure("a search, drawn for each request", search, "node:http, 2 KB", loadBarePage);
    // requested with a session cookie, the page is not cached
    const uncached = { send: getRequest("/bn", { Cookie: "visit=1; session=none" }), count: 400 };
    await measure("/bn, drawn for each request", uncached, "node:http, 2 KB", loadBarePage);
    await measure("/bn, drawn for each request", uncached, "plain Remix template", () =>
      load(template, getRequest("/"), 400, 200),
    );
    return [
      {
        title: "Requests a second over 16 connections",
        columns: [
          "request",
          "beside",
          "a second",
          "p50, ms",
          "p99, ms",
          "processor, µs",
          "ratio",
          "ratio by processor time",
        ],
        rows,
      },
    ];
  } finally {
    await site.stop();
    await bare.stop();
    await bareOfSameSize.stop();
    await template.stop();
  }
}

/** ETag and compressed size of the cached page. */
async function cachedPage(url: string): Promise<{ etag: string; bytes: number }> {
  const answer = await fetch(url, { headers: { ...SEEN, "Accept-Encoding": "br" } });
  await answer.text();
  const header = (name: string) => answer.headers.get(name) ?? "";
  return { etag: header("ETag"), bytes: Number(header("Content-Length")) };
}

/** Number of bookings that warm the site up before the measurement. */
const WARM_UP_BOOKINGS = 1_200;

/**
 * Bookings, compared with bare rows inserted into the same kind of database, each durable before
 * its connection inserts the next.
 */
export async function bookingSpeed(): Promise<Table[]> {
  const rows: string[][] = [];
  const fixedRateRows: string[][] = [];
  const measure = async (name: string, site: SiteProcess, inserts: () => Promise<number>) => {
    const send = await bookings(site.origin);
    await load(site, send, WARM_UP_BOOKINGS, 303);
    // before the bare rows, since the database server spends seconds on writing those to disk
    const times = await sendAtFixedRate(site.origin, send, BOOKINGS_A_SECOND, FIXED_RATE_BOOKINGS);
    const { p50, p99 } = percentiles(times);
    fixedRateRows.push([name, p50.toFixed(1), p99.toFixed(1)]);
    const pair = await pairedLoads(
      () => load(site, send, 400, 303),
      async () => asLoad(await inserts()),
    );
    rows.push([
      name,
      pair.a.perSecond.toFixed(0),
      pair.b.perSecond.toFixed(0),
      pair.ratio.toFixed(3),
      pair.a.p50.toFixed(1),
      pair.a.p99.toFixed(1),
    ]);
  };
  const site = await startSiteProcess();
  try {
    await bareInserts("sqlite", site.dataDir, (inserts) => measure("SQLite", site, inserts));
  } finally {
    await site.stop();
  }
  await withDurablePostgres(async (environment) => {
    const onPostgres = await startSiteProcess(undefined, environment);
    try {
      await bareInserts("postgres", environment.DATABASE_URL, (inserts) =>
        measure("PostgreSQL", onPostgres, inserts),
      );
    } finally {
      await onPostgres.stop();
    }
  });
  return [
    {
      title: "Bookings over 16 connections, beside bare durable inserts",
      columns: ["on", "bookings a second", "inserts a second", "ratio", "p50, ms", "p99, ms"],
      rows,
    },
    {
      title: `${BOOKINGS_A_SECOND} bookings a second`,
      columns: ["on", "p50, ms", "p99, ms"],
      rows: fixedRateRows,
    },
  ];
}

/** Bookings from different families, with one form opened beforehand. */
async function bookings(origin: string) {
  const form = await openForm(`${origin}/booking`);
  return postRequest("/booking", { Cookie: form.cookies }, () =>
    new URLSearchParams({
      ...form.values,
      submissionKey: randomUUID(),
      fullName: "Bench",
      email: `${randomUUID()}@setu.example`,
      // a unique number makes each booking a new family's
      phoneNumber: `017${String(randomInt(1e8)).padStart(8, "0")}`,
    }).toString(),
  );
}

/** Only the rate counts here; the other figures are placeholders. */
const asLoad = (perSecond: number): Load => ({ perSecond, p50: 0, p99: 0, cpu: 1 });
