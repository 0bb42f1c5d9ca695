import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { copyDatabase } from "#db/snapshot";
import { decrypted, encrypted, newKeyPair } from "~/server/age.server";
import type { FileStorage } from "~/server/file-storage/file-storage";
import { PARTS, pack, unpackAndCheck } from "./archive.server";
import { archiveName } from "./backup";
import { withBackupError } from "./backup-error.server";
import { newWorkFolder } from "./workplace.server";

export interface BackupSource {
  databaseFile: string;
  /** The folder with uploads and keys; it needs space for a copy of the database. */
  dataDir: string;
  /** The first key signs the archive, which proves its origin. */
  dataKeys: readonly string[];
  /** Null if uploads are off. */
  uploadsUrl: string | null;
}

/**
 * Makes a backup and verifies it: downloads it, decrypts it with a second, temporary key, and compares its database
 * with the original.
 *
 * @param recipient age's public key
 * @param afterDatabaseCopy called when the database is copied and before the archive is stored
 * @returns the name and size of the verified archive
 * @throws BackupError
 */
export async function makeBackup(
  { databaseFile, dataDir, dataKeys }: BackupSource,
  storage: FileStorage,
  recipient: string,
  now: Date,
  afterDatabaseCopy: () => Promise<void> = async () => {},
): Promise<{ name: string; bytes: number }> {
  const name = archiveName(now);
  const work = newWorkFolder(dataDir);
  try {
    const copy = join(work, PARTS.database);
    const database = await withBackupError("source", () => copyDatabase(databaseFile, copy));
    await withBackupError("target", afterDatabaseCopy);
    const packed = await withBackupError("source", () =>
      pack({ dataDir, work }, { at: now, database, dataKeys }),
    );
    const temporaryKeys = await newKeyPair();
    const sent = { bytes: 0 };
    await withBackupError("target", async () =>
      storage.put(
        name,
        withByteCount(await encrypted(packed, [recipient, temporaryKeys.recipient]), sent),
      ),
    );
    // makes space for the copy in the downloaded archive
    rmSync(copy);
    try {
      const unpacked = join(work, "unpacked");
      mkdirSync(unpacked, { mode: 0o700 });
      const downloaded = await withBackupError("target", () => storage.get(name));
      await withBackupError("check", async () =>
        unpackAndCheck(await decrypted(downloaded, [temporaryKeys.identity]), {
          folder: unpacked,
          name,
          dataKeys,
        }),
      );
    } catch (error) {
      await withBackupError("target", () => storage.remove(name));
      throw error;
    }
    return { name, ...sent };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The same stream, whose bytes are counted in `count`. Unlike a pipe, it forwards errors. */
function withByteCount(bytes: Readable, count: { bytes: number }): Readable {
  return Readable.from(
    (async function* () {
      for await (const chunk of bytes) {
        count.bytes += chunk.length;
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
}
