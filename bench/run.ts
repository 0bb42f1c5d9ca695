import { request } from "node:http";
import { join } from "node:path";
import { openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import { languages, pathInLanguage } from "~/locales/languages";
import { publicPages } from "../tests/support/public-pages";
import { backupCost } from "./backup-cost";
import { bookingSender } from "./booking-sender";
import { dashboardBySize } from "./dashboard";
import { bookingsByEngine } from "./engines";
import { LARGE, layLargeContent } from "./large-content";
import { median, pairedRatio, requestsPerSecond, sender } from "./measure";
import { metricsCost } from "./metrics-cost";
import { openForm } from "./open-form";
import { type SiteProcess, startBareServer, startSiteProcess } from "./site-process";

const PAGE_REQUESTS = 300;
const BARE_REQUESTS = 3000;
const MEMORY_REQUESTS = 10_000;
const LOGIN_ROUNDS = 25;

const site = await startSiteProcess();
const bare = await startBareServer();
try {
  await bytes(site);
  await throughput(site, bare);
  await loginTiming(site);
  await memory(site);
} finally {
  await site.stop();
  await bare.stop();
}
heading("Processor time with metrics, beside the same without", ["request", "ratio"]);
for (const [request, ratio] of await metricsCost()) row([request, ratio.toFixed(3)]);
heading("Bookings a second, beside SQLite", ["on", "there", "SQLite", "ratio"]);
for (const [on, there, here, ratio] of await bookingsByEngine()) {
  row([on, rounded(there), rounded(here), ratio.toFixed(3)]);
}
await largeContent();
for (const engine of ["sqlite", "postgres"] as const) {
  heading(`The dashboard with some years' data on ${engine}, beside a few days'`, [
    "page",
    "few days, ms",
    "years, ms",
    "ratio",
    "HTML, kB",
  ]);
  await dashboardBySize(engine, ({ page, sample, large, ratio, kilobytes }) =>
    row([page, rounded(sample), rounded(large), ratio.toFixed(2), rounded(kilobytes)]),
  );
}
heading("A backup of 100,000 bookings while bookings are posted", ["what", "figure"]);
for (const [what, figure] of await backupCost()) row([what, figure]);

/** The first response of each page as a phone gets it: HTML with its styles, brotli. */
async function bytes({ origin }: SiteProcess): Promise<void> {
  heading("Bytes of the first response (brotli, HTML with its styles)", ["page", ...languages]);
  for (const path of publicPages) {
    const sizes = [];
    for (const language of languages)
      sizes.push(await size(origin + pathInLanguage(path, language)));
    row([path, ...sizes]);
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

async function throughput({ origin }: SiteProcess, bare: SiteProcess): Promise<void> {
  heading("Requests per second, beside a bare node:http server", [
    "request",
    "ours",
    "bare",
    "ratio",
  ]);
  const measureBare = () => requestsPerSecond(sender(`${bare.origin}/`), BARE_REQUESTS, 200);
  for (const path of ["/", "/bn"]) {
    const send = sender(origin + path, { headers: { Cookie: "visit=1" } });
    const pair = await pairedRatio(() => requestsPerSecond(send, PAGE_REQUESTS, 200), measureBare);
    row([`GET ${path}`, rounded(pair.a), rounded(pair.b), pair.ratio.toFixed(3)]);
  }
  const send = await bookingSender(origin);
  const pair = await pairedRatio(() => requestsPerSecond(send, PAGE_REQUESTS, 303), measureBare);
  row(["POST /booking", rounded(pair.a), rounded(pair.b), pair.ratio.toFixed(3)]);
}

/** The same work for an address that has an account and one that has none. */
async function loginTiming({ origin, dataDir }: SiteProcess): Promise<void> {
  const known = "known@setu.example";
  const register = await openForm(`${origin}/register`);
  const password = "a bridge at night";
  const registered = await requestsPerSecond(
    sender(`${origin}/register`, {
      headers: { Cookie: register.cookies },
      form: () =>
        new URLSearchParams({
          ...register.values,
          email: known,
          password,
          confirmPassword: password,
        }),
    }),
    1,
    303,
  );
  if (!(registered > 0)) throw new Error(`no account in ${dataDir}`);
  const form = await openForm(`${origin}/login`);
  const once = async (email: string) => {
    const send = sender(`${origin}/login`, {
      headers: { Cookie: form.cookies },
      form: () => new URLSearchParams({ ...form.values, email, password: "not the password" }),
    });
    return 1000 / (await requestsPerSecond(send, 1, 400));
  };
  const ratios: number[] = [];
  const noise: number[] = [];
  for (let round = 0; round < LOGIN_ROUNDS; round++) {
    const first = await once(known);
    const other = await once(`unknown-${round}@setu.example`);
    const again = await once(known);
    ratios.push(other / ((first + again) / 2));
    noise.push(again / first);
  }
  heading("Time of a failed login", ["", "ratio"]);
  row(["unknown address : known address", median(ratios).toFixed(3)]);
  row(["known : known (the noise)", median(noise).toFixed(3)]);
}

async function memory({ origin, residentMiB }: SiteProcess): Promise<void> {
  for (const path of ["/", "/bn", "/th", "/booking", "/hospitals"]) {
    await requestsPerSecond(sender(origin + path), MEMORY_REQUESTS / 5, 200);
  }
  heading("Resident memory", ["after", "MiB"]);
  row([`${MEMORY_REQUESTS} requests`, rounded(residentMiB())]);
}

/** Lists and searches with much content, beside the same with the samples alone. */
async function largeContent(): Promise<void> {
  const samples = await startSiteProcess();
  const large = await startSiteProcess(async (dataDir) => {
    const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
    await migrateToLatest(db);
    await ensureCompany(db, new Date());
    await seedSamples(db, new Date());
    await layLargeContent(db, LARGE);
    await db.destroy();
  });
  try {
    heading(
      `Time with ${LARGE.hospitals} hospitals, ${LARGE.posts} posts, ${LARGE.reviews} reviews, beside the samples`,
      ["page", "ratio"],
    );
    for (const path of [
      "/",
      "/hospitals",
      "/hospitals?q=bangkok",
      "/hospitals?q=chennai+kidney&specialty=oncology",
      "/bn/hospitals?country=india",
      "/blog",
      "/blog?category=travel-tips",
      "/reviews",
      "/reviews?country=thailand",
    ]) {
      const measure = (origin: string) => () =>
        requestsPerSecond(sender(origin + path), PAGE_REQUESTS / 3, 200);
      const pair = await pairedRatio(measure(samples.origin), measure(large.origin));
      row([path, pair.ratio.toFixed(2)]);
    }
  } finally {
    await samples.stop();
    await large.stop();
  }
}

function heading(title: string, columns: string[]): void {
  console.log(`\n## ${title}\n`);
  row(columns);
  row(columns.map(() => "---"));
}

function row(cells: (string | number)[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

function rounded(value: number): number {
  return Math.round(value);
}
