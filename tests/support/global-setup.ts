import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import { folderOfTheRun } from "./run-folder";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated and seeded database; tests work on copies. */
    templateDatabase: string;
    /** One that is migrated only. */
    emptyDatabase: string;
  }
}

/**
 * Builds what HTTP tests send requests to, where it is older than its sources, and gives the run a
 * folder of its own for temporary files, which goes when the run ends.
 */
export default async function setup(project: TestProject) {
  // Vitest asks once for each project besides; they inherit what the root provides
  if (!project.isRootProject()) return;
  if (wantsBuild() && isStale()) {
    execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  await layDatabases(project, folderOfTheRun("setu-test-"));
}

async function layDatabases(project: TestProject, folder: string): Promise<void> {
  const [empty, sample] = [join(folder, "empty.db"), join(folder, "template.db")];
  const now = new Date("2026-11-20T06:00:00.000Z");
  await inDatabase(empty, migrateToLatest);
  copyFileSync(empty, sample);
  await inDatabase(sample, async (db) => {
    await ensureCompany(db, now);
    await seedSamples(db, now);
  });
  project.provide("emptyDatabase", empty);
  project.provide("templateDatabase", sample);
}

/** Closed at the end, so that the file alone holds all of it. */
async function inDatabase(file: string, act: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openDatabase(`file:${file}`);
  try {
    await act(db);
  } finally {
    await db.destroy();
  }
}

/** Set where only unit tests are run and a build would be waited for in vain. */
function wantsBuild(): boolean {
  return process.env.SKIP_BUILD !== "1";
}

function isStale(): boolean {
  const built = "build/server/index.js";
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return ["app", "db", "public", "vite.config.ts", "package-lock.json"].some(
    (path) => existsSync(path) && newest(path) > builtAt,
  );
}

function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
