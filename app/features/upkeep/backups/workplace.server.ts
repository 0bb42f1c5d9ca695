import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { holdAlone } from "#db/snapshot";

/** Nobody needs what a run leaves here: it is swept by the next. */
const WORK = "backup-work";
const LOCK = "lock";

/** A folder of one run's own, on the volume of the data, whose copies may be as large. */
export function newWorkFolder(dataDir: string): string {
  const folder = join(dataDir, WORK, randomUUID());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * One run at a time, whoever starts it; sweeps what a run has left that was cut off.
 *
 * @returns what gives the workplace back; null where another run has it
 */
export function holdWorkplace(dataDir: string): (() => void) | null {
  const folder = join(dataDir, WORK);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = holdAlone(join(folder, LOCK));
  if (!release) return null;
  for (const name of readdirSync(folder).filter((name) => !name.startsWith(LOCK))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  return release;
}
