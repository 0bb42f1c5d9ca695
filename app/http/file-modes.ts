import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";

/** Our files in `DATA_DIR` besides the database; other files there may not be ours. */
const PRIVATE_FILES = ["session-secret", "data-keys"];
const PRIVATE_FOLDERS = ["mail", "backups", "backup-work", "uploads"];

/**
 * Makes new files private to this user, and puts SQLite's temporary files on the same volume. Call
 * before opening a database.
 */
export function keepFilesPrivate({ dataDir }: Pick<Env, "dataDir">): void {
  process.umask(0o077);
  process.env.SQLITE_TMPDIR ??= dataDir;
}

/**
 * Makes existing files private: folders 700, files 600. `db/file-modes.ts` covers the database.
 * Shared folders (`DATA_DIR=/tmp`) and the root stay unchanged.
 */
export function restrictDataDir({ env, log }: Pick<Services, "env" | "log">): void {
  const { dataDir } = env;
  const tighten = (path: string, mode: number) => {
    try {
      chmodSync(path, mode);
    } catch (error) {
      log("file.mode-unchanged", { code: (error as NodeJS.ErrnoException).code ?? null });
    }
  };
  const isShared = parse(dataDir).root === dataDir || ((modeOf(dataDir) ?? 0) & 0o1000) !== 0;
  if (!isShared) tighten(dataDir, 0o700);
  for (const name of PRIVATE_FILES) walk(join(dataDir, name), tighten);
  for (const name of PRIVATE_FOLDERS) walk(join(dataDir, name), tighten);
}

function walk(path: string, tighten: (path: string, mode: number) => void): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // a link may lead outside
  if (!stats || stats.isSymbolicLink()) return;
  if (stats.isFile()) tighten(path, 0o600);
  if (!stats.isDirectory()) return;
  tighten(path, 0o700);
  for (const name of readdirSync(path)) walk(join(path, name), tighten);
}

function modeOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.mode;
}
