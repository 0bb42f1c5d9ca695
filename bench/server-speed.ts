import { randomUUID } from "node:crypto";
import { bareInserts } from "./bare-inserts";
import { withDurablePostgres } from "./durable-postgres";
import {
  CONNECTIONS,
  getRequest,
  Line,
  type Load,
  load,
  pairedLoads,
  percentiles,
  postRequest,
} from "./load";
import { openForm } from "./open-form";
import { startRemixTemplate } from "./remix-template";
import type { Table } from "./report";
import { type SiteProcess, startBareServer, startSiteProcess } from "./site-process";

const SEEN = { Cookie: "visit=1" };
/** What is never kept: a search that no link of ours has. */
const UNKEPT = "/bn/hospitals?q=heart%20valve";
const BOOKINGS_A_SECOND = 100;
const STEADY_SECONDS = 20;

/** Requests a second, 16 at a time, beside a bare server and the plain Remix template. */
export async function serverSpeed(): Promise<Table[]> {
  const site = await startSiteProcess();
  const bare = await startBareServer();
  const template = await startRemixTemplate(`${site.origin}/bn`);
  try {
    const rows = [];
    const measureBare = () => load(bare, getRequest("/"), 5000, 200);
    const { headers } = await fetch(`${site.origin}/bn`, { headers: SEEN });
    const known = { ...SEEN, "If-None-Match": headers.get("ETag") ?? "" };
    for (const [name, send, count, status] of [
      ["/bn, kept", getRequest("/bn", SEEN), 5000, 200],
      ["/bn, known to the browser (304)", getRequest("/bn", known), 5000, 304],
      ["a page drawn for each request", getRequest(UNKEPT, SEEN), 400, 200],
    ] as const) {
      const pair = await pairedLoads(() => load(site, send, count, status), measureBare);
      rows.push([
        name,
        "bare node:http",
        ...figures(pair.a),
        pair.ratio.toFixed(3),
        pair.cpuRatio.toFixed(3),
      ]);
    }
    // the home page as a reader with a session gets it: never kept
    const drawn = getRequest("/bn", { Cookie: "visit=1; session=none" });
    const pair = await pairedLoads(
      () => load(site, drawn, 400, 200),
      () => load(template, getRequest("/"), 400, 200),
    );
    rows.push([
      "/bn, drawn for each request",
      "plain Remix template",
      ...figures(pair.a),
      pair.ratio.toFixed(3),
      pair.cpuRatio.toFixed(3),
    ]);
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
    await template.stop();
  }
}

/** Bookings beside rows that are laid into the same kind of database, each on the disk before the next. */
export async function bookingSpeed(): Promise<Table[]> {
  const rows: string[][] = [];
  const steady: string[][] = [];
  const measure = async (name: string, site: SiteProcess, inserts: () => Promise<number>) => {
    const send = await bookings(site.origin);
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
    const { p50, p99 } = percentiles(await atPace(site.origin, send));
    steady.push([name, p50.toFixed(1), p99.toFixed(1)]);
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
      rows: steady,
    },
  ];
}

/** Each from another family, with one form that was opened before. */
async function bookings(origin: string) {
  const form = await openForm(`${origin}/booking`);
  return postRequest("/booking", { Cookie: form.cookies }, () =>
    new URLSearchParams({
      ...form.values,
      submissionKey: randomUUID(),
      fullName: "Bench",
      email: `${randomUUID()}@setu.example`,
      phoneNumber: "01712345678",
    }).toString(),
  );
}

/**
 * Sends a hundred a second, whether the ones before are answered or not; a booking's time counts from
 * when it was due.
 */
async function atPace(origin: string, next: () => string): Promise<number[]> {
  const free = await Promise.all(Array.from({ length: 4 * CONNECTIONS }, () => Line.to(origin)));
  const waiting: ((line: Line) => void)[] = [];
  const times: number[] = [];
  const started = performance.now();
  const give = (line: Line) => {
    const first = waiting.shift();
    if (first) first(line);
    else free.push(line);
  };
  const one = async (due: number) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const line = free.pop() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)));
    const status = await line.send(next());
    if (status !== 303) throw new Error(`answered ${status}, expected 303`);
    times.push(performance.now() - due);
    give(line);
  };
  const count = BOOKINGS_A_SECOND * STEADY_SECONDS;
  await Promise.all(
    Array.from({ length: count }, (_, at) => one(started + (at * 1000) / BOOKINGS_A_SECOND)),
  );
  for (const line of free) line.close();
  return times;
}

function figures({ perSecond, p50, p99, cpu }: Load): string[] {
  return [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(0)];
}

const asLoad = (perSecond: number): Load => ({ perSecond, p50: 0, p99: 0, cpu: 1 });
