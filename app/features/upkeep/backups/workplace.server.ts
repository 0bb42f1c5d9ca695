import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockExclusively } from "#db/snapshot";

/** Folder for temporary files. The next run deletes files that an aborted run left there. */
const WORK = "backup-work";
const LOCK = "lock";

/** Creates a run's own folder on the volume of the data, because copies are as large as the data. */
export function newWorkFolder(dataDir: string): string {
  const folder = join(dataDir, WORK, randomUUID());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Locks the work folder for one run, and deletes files that aborted runs left there.
 *
 * @returns a function that releases the lock; null if another run holds it
 */
export function lockWorkplace(dataDir: string): (() => void) | null {
  const folder = join(dataDir, WORK);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockExclusively(join(folder, LOCK));
  if (!release) return null;
  for (const name of readdirSync(folder).filter((name) => !name.startsWith(LOCK))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  return release;
}
