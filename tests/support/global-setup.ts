import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated and seeded database; tests work on copies. */
    templateDatabase: string;
  }
}

/** Builds what HTTP tests send requests to, where it is older than its sources. */
export default async function setup(project: TestProject) {
  if (wantsBuild() && isStale()) {
    execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  const folder = mkdtempSync(join(tmpdir(), "setu-test-"));
  const file = join(folder, "template.db");
  const db = openDatabase(`file:${file}`);
  const now = new Date("2026-11-20T06:00:00.000Z");
  await migrateToLatest(db);
  await ensureCompany(db, now);
  await seedSamples(db, now);
  await db.destroy();
  project.provide("templateDatabase", file);
  return () => rmSync(folder, { recursive: true, force: true });
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
