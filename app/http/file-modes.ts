import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";

/** What the site keeps in `DATA_DIR`; other files there are somebody else's. */
const FILES = ["session-secret", "data-keys"];
const FOLDERS = ["mail", "backups", "backup-work", "uploads"];

/**
 * From here on what this process makes is its user's alone, whatever makes it, and what SQLite writes
 * beside the database while it rebuilds it stays on the same volume. Before a database is opened.
 */
export function keepFilesPrivate({ dataDir }: Pick<Env, "dataDir">): void {
  process.umask(0o077);
  process.env.SQLITE_TMPDIR ??= dataDir;
}

/**
 * Takes from group and others what earlier files grant them: folders 700, files 600. The database
 * itself is seen to where it is opened (db/file-modes.ts). A folder that all may write to
 * (`DATA_DIR=/tmp`), and the root, stay as they are: they are not ours alone.
 */
export function tightenDataDir({ env, log }: Pick<Services, "env" | "log">): void {
  const { dataDir } = env;
  const tighten = (path: string, mode: number) => {
    try {
      chmodSync(path, mode);
    } catch (error) {
      log("file_mode_kept", { code: (error as NodeJS.ErrnoException).code ?? null });
    }
  };
  const isShared = parse(dataDir).root === dataDir || ((modeOf(dataDir) ?? 0) & 0o1000) !== 0;
  if (!isShared) tighten(dataDir, 0o700);
  for (const name of FILES) walk(join(dataDir, name), tighten);
  for (const name of FOLDERS) walk(join(dataDir, name), tighten);
}

function walk(path: string, tighten: (path: string, mode: number) => void): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // a link leads elsewhere
  if (!stats || stats.isSymbolicLink()) return;
  if (stats.isFile()) tighten(path, 0o600);
  if (!stats.isDirectory()) return;
  tighten(path, 0o700);
  for (const name of readdirSync(path)) walk(join(path, name), tighten);
}

function modeOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.mode;
}
