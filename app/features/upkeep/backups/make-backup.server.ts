import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { copyDatabase } from "#db/snapshot";
import type { Target } from "~/server/targets/target";
import { decrypted, encrypted, newKeyPair } from "./age.server";
import { PARTS, pack, unpackAndCheck } from "./archive.server";
import { nameOf } from "./backup";
import { during } from "./backup-error.server";
import { newWorkFolder } from "./workplace.server";

export interface Source {
  databaseFile: string;
  /** Holds the uploads and the keys; has room for the database once more. */
  dataDir: string;
  /** The first one signs, so that a restore can tell what the site has made. */
  dataKeys: readonly string[];
}

/**
 * Makes one backup and proves it: the archive is read back from the target, decrypted, unpacked, and
 * its database opened, checked by SQLite and compared with what the original was at that moment.
 * That can be done without the owner's key, since the archive is encrypted for a second one too, which
 * is made for this run, never leaves this process and is forgotten at its end.
 *
 * @param recipient of age, whose identity alone opens the archive later
 * @returns the archive's name and bytes; one that is not good is not left at the target
 * @throws BackupError
 */
export async function makeBackup(
  { databaseFile, dataDir, dataKeys }: Source,
  target: Target,
  recipient: string,
  now: Date,
): Promise<{ name: string; bytes: number }> {
  const name = nameOf(now);
  const work = newWorkFolder(dataDir);
  try {
    const copy = join(work, PARTS.database);
    const packed = await during("source", async () =>
      pack(
        { dataDir, work },
        { at: now, database: await copyDatabase(databaseFile, copy), dataKeys },
      ),
    );
    const own = await newKeyPair();
    const sent = { bytes: 0 };
    await during("target", async () =>
      target.put(name, counting(await encrypted(packed, [recipient, own.recipient]), sent)),
    );
    // room for the one that comes back
    rmSync(copy);
    try {
      const unpacked = join(work, "unpacked");
      mkdirSync(unpacked, { mode: 0o700 });
      const back = await during("target", () => target.get(name));
      await during("check", async () =>
        unpackAndCheck(await decrypted(back, [own.identity]), {
          folder: unpacked,
          name,
          dataKeys,
        }),
      );
    } catch (error) {
      await during("target", () => target.remove(name));
      throw error;
    }
    return { name, ...sent };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Unlike a pipe it hands errors on. */
function counting(bytes: Readable, counted: { bytes: number }): Readable {
  return Readable.from(
    (async function* () {
      for await (const chunk of bytes) {
        counted.bytes += chunk.length;
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
}
