import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { onPostgres } from "./engine";

const MEMORY_DISK = "/dev/shm";
/** The largest of what tests lay down is a whole installation. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A folder for all that a run of tests leaves in passing; its processes inherit it as `TMPDIR`.
 * Whatever ends the run, a key too, ends this process, and the folder with it.
 */
export function folderOfTheRun(name: string): string {
  const folder = mkdtempSync(join(temporaryFolder(), name));
  // another user's server lies in it, who must pass through to its own
  if (onPostgres) chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
  return folder;
}

/**
 * In memory where there is room: the site waits for the disk at every write, a power cut is no test's
 * subject, and a disk that others use takes 20 ms for what memory takes none.
 */
function temporaryFolder(): string {
  if (process.env.TMPDIR || process.platform !== "linux") return tmpdir();
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([, folder]) => folder === MEMORY_DISK);
  const [, , type, options = ""] = mount ?? [];
  const takesPrograms = type === "tmpfs" && !/(^|,)(ro|noexec)(,|$)/.test(options);
  if (!takesPrograms || freemem() < 2 * ROOM_BYTES) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ROOM_BYTES ? MEMORY_DISK : tmpdir();
}
