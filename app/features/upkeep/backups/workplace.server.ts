import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockExclusively } from "#db/snapshot";

/** Temporary files; the next run deletes leftovers. */
const WORK = "backup-work";
const LOCK = "lock";

/** A run's own folder, on the volume of the data, because copies are as large. */
export function newWorkFolder(dataDir: string): string {
  const folder = join(dataDir, WORK, randomUUID());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Locks the workplace for one run, and deletes leftovers of aborted ones.
 *
 * @returns the function to unlock; null if another run has it
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
