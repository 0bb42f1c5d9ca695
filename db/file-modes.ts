import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a database's folder and file where they are missing, and the file and those beside it
 * readable by this process's user alone. SQLite gives a new log the mode of its database.
 */
export function keepDatabaseToOwner(file: string): void {
  if (file === ":memory:") return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(part, 0o600);
    } catch (error) {
      // ENOENT: there is none; EPERM: another user's, whose business its mode is
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" && code !== "EPERM") throw error;
    }
  }
}
