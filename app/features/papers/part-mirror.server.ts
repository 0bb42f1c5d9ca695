import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Queryable } from "#db/connection.server";
import type { FileStorage } from "~/server/file-storage/file-storage";
import { openKey, openKeyOfBackup, openName, sealKey } from "./file-keys.server";
import { erasedFilesWithParts, partNameOf, removePartsFrom } from "./part-storage.server";

/** Folder of the sealed parts beside the archives. */
const MIRROR_FOLDER = "papers/";
const mirrorNameOf = (fileId: string, name: string) => `${MIRROR_FOLDER}${fileId}.${name}`;

export interface Mirror {
  uploads: FileStorage;
  /** The storage of the archives. */
  backups: FileStorage;
}

/**
 * Copies the sealed parts of all files beside the archives, each one once: a part never changes.
 *
 * @returns the number of parts that are neither mirrored nor in the uploads
 */
export async function mirrorParts(
  db: Queryable,
  { uploads, backups }: Mirror,
): Promise<{ missing: number }> {
  const existing = new Set(await backups.list(MIRROR_FOLDER));
  let missing = 0;
  for (const { id, name } of await partsOfFiles(db)) {
    const mirrorName = mirrorNameOf(id, name);
    if (existing.has(mirrorName.slice(MIRROR_FOLDER.length))) continue;
    const bytes = await bytesIn(uploads, partNameOf(id, name));
    if (bytes === null) missing += 1;
    else await copyTo(backups, mirrorName, bytes);
  }
  return { missing };
}

/** @throws Error if the stored copy differs */
async function copyTo(storage: FileStorage, name: string, bytes: Buffer): Promise<void> {
  await storage.put(name, Readable.from([bytes]));
  if ((await buffer(await storage.get(name))).equals(bytes)) return;
  await storage.remove(name);
  throw new Error(`${name} is not as it was stored`);
}

/** Removes the parts of erased and deleted files from the uploads and from beside the archives. */
export async function removeMirroredParts(
  db: Queryable,
  { uploads, backups }: Mirror,
): Promise<void> {
  for (const id of await erasedFilesWithParts(db)) {
    await removePartsFrom(uploads, id);
    const parts = db.selectFrom("document_parts").select("name").where("file_id", "=", id);
    for (const { name } of await parts.execute()) await backups.remove(mirrorNameOf(id, name));
    await db.deleteFrom("document_parts").where("file_id", "=", id).execute();
  }
}

interface RestoreOptions extends Mirror {
  /** The restored site's keys; the first one seals. */
  dataKeys: readonly string[];
  /** age's private keys. */
  identities: readonly string[];
}

/** Numbers of restored files, of those that cannot be opened, and of parts that are nowhere. */
export interface RestoredPapers {
  files: number;
  locked: number;
  missingParts: number;
}

/**
 * Copies the parts of a restored database's files into its uploads. File keys that no site key opens are decrypted
 * with the owner's private key, and encrypted for the site.
 */
export async function restoreParts(
  db: Queryable,
  options: RestoreOptions,
): Promise<RestoredPapers> {
  const { uploads, backups } = options;
  const files = await db
    .selectFrom("document_files")
    .select(["id", "name", "sealed_key", "backup_key"])
    .where("erased_at", "is", null)
    .execute();
  const result: RestoredPapers = { files: files.length, locked: 0, missingParts: 0 };
  for (const file of files) if (!(await unlock(db, options, file))) result.locked += 1;
  for (const { id, name } of await partsOfFiles(db)) {
    // a bucket of uploads may still contain the part
    if ((await bytesIn(uploads, partNameOf(id, name))) !== null) continue;
    const bytes = await bytesIn(backups, mirrorNameOf(id, name));
    if (bytes === null) result.missingParts += 1;
    else await uploads.put(partNameOf(id, name), Readable.from([bytes]));
  }
  return result;
}

interface KeyRow {
  id: string;
  name: string | null;
  sealed_key: string | null;
  backup_key: string | null;
}

/** Makes sure that the site's keys open a file. @returns false if no key opens it */
async function unlock(db: Queryable, keys: RestoreOptions, file: KeyRow): Promise<boolean> {
  const { id, sealed_key, backup_key } = file;
  if (sealed_key !== null && openKey(keys, id, sealed_key)) return true;
  const key = backup_key === null ? null : await openKeyOfBackup(keys.identities, backup_key);
  if (key === null) return false;
  const name = openName(keys, id, file.name) === "" ? null : file.name;
  await db
    .updateTable("document_files")
    .set({ sealed_key: sealKey(keys, id, key), name })
    .where("id", "=", id)
    .execute();
  return true;
}

/** Parts of files that were not erased. */
function partsOfFiles(db: Queryable) {
  return db
    .selectFrom("document_parts")
    .innerJoin("document_files", "document_files.id", "document_parts.file_id")
    .select(["document_files.id", "document_parts.name"])
    .where("erased_at", "is", null)
    .execute();
}

/** Error codes for a file that does not exist, in a folder and in a bucket. */
const NOT_FOUND_CODES = ["ENOENT", "NoSuchKey", "NotFound"];

async function bytesIn(storage: FileStorage, name: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.get(name));
  } catch (error) {
    const { code, name: errorName } = error as NodeJS.ErrnoException;
    if (NOT_FOUND_CODES.includes(code ?? "") || NOT_FOUND_CODES.includes(errorName)) return null;
    throw error;
  }
}
