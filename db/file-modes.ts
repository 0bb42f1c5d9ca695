import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a database's folder and file if missing, and makes the file and its logs private to this
 * user. SQLite gives a new log file the mode of the database.
 */
export function restrictDatabaseToOwner(file: string): void {
  if (file === ":memory:") return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(part, 0o600);
    } catch (error) {
      // ENOENT: no such file; EPERM: it belongs to another user
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" && code !== "EPERM") throw error;
    }
  }
}
