import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { onPostgres } from "./engine";
import { startPostgres } from "./postgres-server";
import { folderOfTheRun } from "./run-folder";
import { layTemplates } from "./templates";

/**
 * Builds what HTTP tests send requests to, where it is older than its sources, and gives the run a
 * folder of its own for temporary files, which goes when the run ends; with `TEST_ENGINE=postgres` a
 * server of its own, too.
 */
export default async function setup(project: TestProject) {
  // Vitest asks once for each project besides; they inherit what the root provides
  if (!project.isRootProject()) return;
  if (wantsBuild() && isStale()) {
    execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  const folder = folderOfTheRun("setu-test-");
  if (!onPostgres) {
    await layTemplates(project, `file:${folder}/`);
    return;
  }
  const { address, stop } = await startPostgres(folder);
  await layTemplates(project, address);
  return stop;
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
