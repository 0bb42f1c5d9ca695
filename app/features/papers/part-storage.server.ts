import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isPostgresUrl, type Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Env } from "~/server/env.server";
import type { FileStorage } from "~/server/file-storage/file-storage";
import { openUploadStorage } from "~/server/file-storage/open-storage.server";
import { errorFields, type Log } from "~/server/log.server";
import { openPart, type PartPlace, sealPart } from "~/server/sealed-part.server";
import { openKey } from "./file-keys.server";
import type { PaperServices } from "./paper-files.server";

/** Folder of the sealed parts within the uploads; each file has a folder in it. */
export const PAPERS_FOLDER = "papers/";

/** Other bytes were stored at this offset meanwhile, or the file was completed or erased. */
export class WrongOffsetError extends Error {
  override name = "WrongOffsetError";
}

/** Uploads are off: there is no storage. */
export class NoStorageError extends Error {
  override name = "NoStorageError";
}

/** Name of a sealed part in the storage of uploads. */
export const partNameOf = (fileId: string, name: string) => `${PAPERS_FOLDER}${fileId}/${name}`;

/** The storage of uploads. @throws NoStorageError */
async function paperStorage({ env }: Pick<PaperServices, "env">) {
  if (env.uploadsUrl === null) throw new NoStorageError("UPLOADS_URL is not set");
  return openUploadStorage(env.uploadsUrl);
}

/**
 * Encrypts a part and stores it. When this returns, the part is on the disk.
 *
 * @throws WrongOffsetError, NoStorageError, the storage's error
 */
export async function storePart(
  services: PaperServices,
  key: Buffer,
  place: PartPlace,
  bytes: Uint8Array,
): Promise<void> {
  const { fileId, start, length, isLast } = place;
  const storage = await paperStorage(services);
  // a random name, so that two uploads to one place do not replace each other's bytes
  const name = `${start}-${randomBytes(6).toString("hex")}`;
  await storage.put(partNameOf(fileId, name), Readable.from(sealPart(key, place, bytes)));
  try {
    await inTransaction(services.db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("document_files")
        .set({ stored_bytes: start + length, ...(isLast && { announced_bytes: start + length }) })
        .where("id", "=", fileId)
        .where("stored_bytes", "=", start)
        .where("complete_at", "is", null)
        .where("erased_at", "is", null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n)
        throw new WrongOffsetError(`Nothing goes to ${start} of ${fileId}`);
      await trx
        .insertInto("document_parts")
        .values({ file_id: fileId, start, length, name })
        .execute();
    });
  } catch (error) {
    // after any other error, the row may be committed although its answer was lost
    if (error instanceof WrongOffsetError) await storage.remove(partNameOf(fileId, name));
    throw error;
  }
}

export interface StoredFile {
  id: string;
  key: Buffer;
  /** Bytes that are stored. */
  storedBytes: number;
  /** Length of the whole file; null until a form's file has arrived completely. */
  announcedBytes: number | null;
  isComplete: boolean;
}

/** @returns null if it does not exist, was erased, or none of the site's keys opens it */
export async function findStoredFile(
  db: Queryable,
  { env }: Pick<PaperServices, "env">,
  id: string,
): Promise<StoredFile | null> {
  const row = await db
    .selectFrom("document_files")
    .select(["sealed_key", "stored_bytes", "announced_bytes", "complete_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  const key = row?.sealed_key ? openKey(env, id, row.sealed_key) : null;
  if (!row || !key) return null;
  return {
    id,
    key,
    storedBytes: row.stored_bytes,
    announcedBytes: row.announced_bytes,
    isComplete: row.complete_at !== null,
  };
}

/**
 * Reads a file, part by part: no more than one part is in memory.
 *
 * @throws an error while streaming if a part was changed, moved (BrokenPartError) or lost
 */
export function readStoredFile(services: PaperServices, file: StoredFile): Readable {
  return Readable.from(openedParts(services, file), { objectMode: false });
}

/**
 * A file's parts, decrypted one after the other.
 *
 * @throws an error if a part was changed, moved (BrokenPartError) or lost
 */
export async function* openedParts(
  services: PaperServices,
  { id: fileId, key, storedBytes, announcedBytes }: StoredFile,
): AsyncGenerator<Buffer, void> {
  const storage = await paperStorage(services);
  const parts = await services.db
    .selectFrom("document_parts")
    .select(["start", "length", "name"])
    .where("file_id", "=", fileId)
    .orderBy("start")
    .execute();
  let offset = 0;
  for (const { start, length, name } of parts) {
    const isLast = start + length === announcedBytes;
    // a part opens only at the place for which it was sealed: one whose row was moved does not
    const place = { fileId, start: offset, length, isLast };
    yield openPart(key, place, await buffer(await storage.get(partNameOf(fileId, name))));
    offset += length;
  }
  if (offset !== storedBytes)
    throw new Error(`File ${fileId} has ${offset} of ${storedBytes} bytes`);
}

interface RemovalServices extends Pick<PaperServices, "db"> {
  log: Log;
  env?: Pick<Env, "uploadsUrl" | "backup" | "databaseUrl">;
}

/**
 * Removes the parts of erased and deleted files from the storage. Without their keys nobody can open them, so a
 * failure is only logged; the hourly clean-up tries again.
 */
export async function removeErasedParts({ db, env, log }: RemovalServices): Promise<void> {
  if (!env?.uploadsUrl) return;
  try {
    const storage = await openUploadStorage(env.uploadsUrl);
    for (const id of await erasedFilesWithParts(db)) {
      await removePartsFrom(storage, id);
      // the rows name the copies that the next backup removes; only SQLite has backups
      if (env.backup && !isPostgresUrl(env.databaseUrl)) continue;
      await db.deleteFrom("document_parts").where("file_id", "=", id).execute();
    }
  } catch (error) {
    log("papers.removal-postponed", errorFields(error));
  }
}

/** Removes all parts of a file, also those that a killed process stored and did not record. */
export async function removePartsFrom(uploads: FileStorage, fileId: string): Promise<void> {
  const folder = partNameOf(fileId, "");
  for (const name of await uploads.list(folder)) await uploads.remove(folder + name);
}

export async function erasedFilesWithParts(db: Queryable): Promise<string[]> {
  const files = await db
    .selectFrom("document_parts")
    .leftJoin("document_files", "document_files.id", "document_parts.file_id")
    .select("document_parts.file_id as id")
    .where((is) => is.or([is("document_files.id", "is", null), is("erased_at", "is not", null)]))
    .distinct()
    .execute();
  return files.map(({ id }) => id);
}
