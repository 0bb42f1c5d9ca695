import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/connection.server";
import type { Engine } from "#db/engine";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import { LARGE, type LargeSizes, seedLarge } from "#db/seeds/large/large";
import { readEnv } from "~/server/env.server";
import { insertSession } from "../tests/support/admin";
import { insertAdmin } from "../tests/support/bookings";
import { startPostgres } from "../tests/support/postgres-server";
import { TEST_SECRETS } from "../tests/support/secrets";
import { signedValue } from "../tests/support/session-cookie";
import { median } from "./measure";
import { type SiteProcess, startSiteProcess } from "./site-process";

/** A new company after its first days. */
const SMALL: LargeSizes = { bookings: 35, messages: 10, users: 20, posts: 0, audit: 40 };
const ROUNDS = 9;
/** Default settings, with durable writes and autovacuum, as in production. */
const DURABLE = { listen_addresses: "127.0.0.1" };

const HOME = "/dashboard/admin";
/** Pages with lists, searches and counts, and two pages of single requests. */
const dashboardPages = [
  "",
  "?tab=family",
  "?tab=progress",
  "?tab=closed",
  "?search=rahima",
  "?search=nobody+at+all",
  "/bookings",
  "/bookings?page=3",
  "/bookings?status=overdue",
  "/bookings?status=open",
  "/bookings?status=closed",
  "/bookings?status=completed",
  "/bookings?search=rahima",
  "/bookings?search=family-7@family.example",
  "/bookings?search=nobody+at+all",
  "/bookings?search=01710000259",
  "/bookings/large-booking-7",
  "/contacts",
  "/contacts?search=karim",
  "/contacts/large-message-3",
  "/promise",
  "/promise?days=30",
  "/users-list",
  "/users-list?search=karim",
  "/audit",
  "/audit?kind=case-read",
  "/blog-posts",
  "/blog-posts?page=3",
  "/blog-posts?status=draft",
  "/blog-posts?words=missing",
  "/blog-posts?words=older",
  "/blog-posts?search=journey",
  "/hospital-list?words=missing",
  "/patient-reviews",
  "/team-member",
  "/mails",
  "/bin",
];
const pages = [...dashboardPages.map((page) => HOME + page), "/promise"];

/** Load time of a page in ms, and the size of its HTML. */
export interface PageBySize {
  page: string;
  small: number;
  large: number;
  /** The median ratio of large to small, measured alternately. */
  ratio: number;
  /**
   * The same ratio by the site's processor time (on SQLite including the database), which other
   * processes do not affect.
   */
  cpuRatio: number;
  /** Size of the Bengali HTML, the longest of the three. */
  kilobytes: number;
}

/**
 * Compares the dashboard's pages with some years' data to the same pages with a few days'.
 *
 * @param report is called with the result for each page
 * @param only measures only addresses that contain this text
 * @throws Error if a page does not answer 200
 */
export async function dashboardBySize(
  engine: Engine,
  report: (result: PageBySize) => void,
  only = "",
): Promise<void> {
  const cleanUps: (() => unknown)[] = [];
  try {
    const address = engine === "postgres" ? await startServer(cleanUps) : null;
    const open = async (name: string, sizes: LargeSizes) => {
      const site = await signedInSite(address && `${address}${name}`, sizes);
      cleanUps.push(() => site.stop());
      return site;
    };
    const [small, large] = [await open("template1", SMALL), await open("postgres", LARGE)];
    for (const page of pages.filter((page) => page.includes(only)))
      report(await measurePage(page, small, large));
  } finally {
    for (const close of cleanUps.reverse()) await close();
  }
}

interface SignedInSite extends SiteProcess {
  cookie: string;
}

async function signedInSite(postgresUrl: string | null, sizes: LargeSizes): Promise<SignedInSite> {
  let cookie = "";
  const prepare = async (dataDir: string) => {
    const env = readEnv({
      ...TEST_SECRETS,
      DATA_DIR: dataDir,
      ...(postgresUrl ? { DATABASE_URL: postgresUrl } : {}),
    });
    const db = openDatabase(env.databaseUrl);
    const now = new Date();
    await migrateToLatest(db);
    await ensureCompany(db, now);
    await seedSamples(db, now);
    await seedLarge(db, now, sizes);
    const { id } = await insertAdmin(db, "Nila");
    cookie = `session=${signedValue({ env }, await insertSession(db, id, now))}`;
    await db.destroy();
  };
  const site = await startSiteProcess(prepare, {
    ...TEST_SECRETS,
    ...(postgresUrl ? { DATABASE_URL: postgresUrl } : {}),
  });
  return { ...site, cookie };
}

async function startServer(cleanUps: (() => unknown)[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-"));
  // if this process is root, the server runs as another user
  chmodSync(folder, 0o711);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const { address, stop } = await startPostgres(folder, DURABLE);
  cleanUps.push(stop);
  return address;
}

async function measurePage(
  page: string,
  small: SignedInSite,
  large: SignedInSite,
): Promise<PageBySize> {
  await ask(small, page);
  await ask(large, page);
  const kilobytes = (await ask(large, `/bn${page}`)).bytes / 1000;
  const rounds: { a: number; b: number }[] = [];
  const cpuBefore = { small: small.cpuSeconds(), large: large.cpuSeconds() };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ a: (await ask(small, page)).ms, b: (await ask(large, page)).ms });
  }
  return {
    page,
    small: median(rounds.map(({ a }) => a)),
    large: median(rounds.map(({ b }) => b)),
    ratio: median(rounds.map(({ a, b }) => b / a)),
    cpuRatio: (large.cpuSeconds() - cpuBefore.large) / (small.cpuSeconds() - cpuBefore.small),
    kilobytes,
  };
}

async function ask({ origin, cookie }: SignedInSite, page: string) {
  const started = performance.now();
  const answer = await fetch(`${origin}${page}`, {
    headers: { Cookie: cookie, "Accept-Encoding": "identity" },
    redirect: "manual",
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  return { ms: performance.now() - started, bytes };
}

/** Usage: `tsx bench/dashboard.ts [sqlite|postgres] [part of an address]` */
if (process.argv[1]?.endsWith("dashboard.ts")) {
  const engine = process.argv[2] === "postgres" ? "postgres" : "sqlite";
  const report = ({ page, small, large, ratio, cpuRatio, kilobytes }: PageBySize) => {
    const times = [small.toFixed(1), large.toFixed(1), ratio.toFixed(2), cpuRatio.toFixed(2)];
    const figures = [...times, kilobytes.toFixed(0)];
    console.log(`| ${[page, ...figures].join(" | ")} |`);
  };
  await dashboardBySize(engine, report, process.argv[3]);
}
