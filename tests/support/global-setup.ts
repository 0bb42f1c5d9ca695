import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { onPostgres } from "./engine";
import { startPostgres } from "./postgres-server";
import { folderOfTheRun } from "./run-folder";
import { createTemplates } from "./templates";

/**
 * Rebuilds stale files, and makes a temporary folder, which is removed at the end of the run. With
 * `TEST_ENGINE=postgres` it also starts a server.
 */
export default async function setup(project: TestProject) {
  // Vitest also calls this function for each project; projects inherit the root's values
  if (!project.isRootProject()) return;
  if (wantsBuild() && isStale()) {
    execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  const folder = folderOfTheRun("setu-test-");
  if (!onPostgres) {
    await createTemplates(project, `file:${folder}/`);
    return;
  }
  const { address, stop } = await startPostgres(folder);
  await createTemplates(project, address);
  return stop;
}

/** False if the caller has built the site, as `npm test` does. */
function wantsBuild(): boolean {
  return process.env.SKIP_BUILD !== "1";
}

function isStale(): boolean {
  const built = "build/server/index.js";
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return ["app", "db", "public", "vite.config.ts", "package-lock.json"].some(
    (path) => existsSync(path) && newestMtime(path) > builtAt,
  );
}

function newestMtime(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestMtime(join(path, name))));
}
