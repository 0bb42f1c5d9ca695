import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#db/connection.server";
import type { Engine } from "#db/engine";
import { type Installation, newInstallation } from "./installation";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { send } from "./requests";
import { launchSite, startSite } from "./site-process";
import { type Finding, firstFew, printFinding } from "./table";
import { pause } from "./workplace";

/** 256 bits in base64url. */
const SECRET_SIGNS = 43;

/**
 * Kills the server while it creates and fills the database for the first time: the next start must
 * succeed.
 */
export async function firstStart(options: SiegeOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const engine of options.engines) findings.push(await firstStartOn(engine, options));
  return findings;
}

async function firstStartOn(engine: Engine, options: SiegeOptions): Promise<Finding> {
  const random = randomOf(options.seed);
  const { summary: expected, readyMs } = await runOnce(await newInstallation(engine));
  const faults: string[] = [];
  let killedInTime = 0;
  for (let round = 0; round < options.firstStarts; round++) {
    const installation = await newInstallation(engine);
    const site = await launchSite(installation.dataDir, installation.environment);
    const after = random.integer(1, readyMs);
    await Promise.race([pause(after), site.exited]);
    if (site.isAlive()) killedInTime += 1;
    await site.kill();
    try {
      const { summary: again } = await runOnce(installation);
      if (again !== expected) {
        faults.push(`killed after ${after} ms: ${again} instead of ${expected}`);
      }
    } catch (error) {
      faults.push(`killed after ${after} ms: ${(error as Error).message}`);
    }
  }
  return printFinding({
    attack: `first-start (${engine}): SIGKILL`,
    done: `${killedInTime} SIGKILLs within the ${readyMs} ms of a first start, each followed by a start`,
    figure: `${killedInTime - faults.length} good starts${faults.length > 0 ? `; ${firstFew(faults)}` : ""}`,
    bound: `${options.firstStarts}, with whole content and a whole secret`,
    held: faults.length === 0 && killedInTime === options.firstStarts,
  });
}

/** Starts the site, asks for two pages, and stops it. @returns a summary of what it stored */
async function runOnce(installation: Installation): Promise<{ summary: string; readyMs: number }> {
  const { dataDir, environment } = installation;
  try {
    const started = performance.now();
    const site = await startSite(dataDir, environment);
    const readyMs = Math.round(performance.now() - started);
    const home = await send(site.origin, { path: "/" });
    const hospitals = await send(site.origin, { path: "/bn/hospitals" });
    await site.stop();
    const pages = [home, hospitals].map(({ status }) => status).join(" and ");
    const summary = `pages ${pages}, ${await contentOf(installation)}, ${secretOf(installation)}`;
    return { summary, readyMs };
  } finally {
    installation.remove();
  }
}

async function contentOf({ engine, databaseUrl }: Installation): Promise<string> {
  const db = openDatabase(databaseUrl);
  try {
    const counts = [engine === "sqlite" ? await integrityOf(db) : "a server's"];
    for (const table of [
      "company",
      "company_texts",
      "hospitals",
      "hospital_texts",
      "posts",
      "reviews",
    ] as const) {
      const found = await db.selectFrom(table).selectAll().execute();
      counts.push(`${found.length} ${table}`);
    }
    return counts.join(", ");
  } finally {
    await db.destroy();
  }
}

async function integrityOf(db: Database): Promise<string> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return `integrity ${rows[0]?.integrity_check}`;
}

function secretOf({ engine, dataDir }: Installation): string {
  if (engine === "postgres") return "a secret that was given";
  const secret = readFileSync(join(dataDir, "session-secret"), "utf8").trim();
  return secret.length >= SECRET_SIGNS ? "a whole secret" : `a secret of ${secret.length} signs`;
}
