import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { onPostgres } from "./engine";

const MEMORY_DISK = "/dev/shm";
/** Space for the largest temporary files, those of a complete installation. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A temporary folder for a test run; its processes inherit it as `TMPDIR`. It is removed with this
 * process, also after Ctrl-C.
 */
export function folderOfTheRun(name: string): string {
  const folder = mkdtempSync(join(temporaryFolder(), name));
  // the PostgreSQL server's user needs access to its subfolders
  if (onPostgres) chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
  return folder;
}

/**
 * A folder in memory, if there is room: a shared disk takes 20 ms for each durable write, and no
 * test is about power cuts.
 */
function temporaryFolder(): string {
  if (process.env.TMPDIR || process.platform !== "linux") return tmpdir();
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([, folder]) => folder === MEMORY_DISK);
  const [, , type, options = ""] = mount ?? [];
  const allowsPrograms = type === "tmpfs" && !/(^|,)(ro|noexec)(,|$)/.test(options);
  if (!allowsPrograms || freemem() < 2 * ROOM_BYTES) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ROOM_BYTES ? MEMORY_DISK : tmpdir();
}
