import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { Database, Queryable } from "#db/connection.server";
import type { Services } from "~/server/context";
import { openUploadStorage } from "~/server/file-storage/open-storage.server";
import type { EncodedPicture } from "./encoding.server";
import { type PictureFiles, pictureFileName, pictureTypes, SAVER_WIDTH, widthFor } from "./picture";

/** Folder of the pictures within the uploads. */
const FOLDER = "pictures/";

/**
 * Stores the files of an upload, which belong to no picture yet. The clean-up removes them if no picture takes
 * them.
 *
 * @param name name of the uploaded file
 */
export async function storeFiles(
  { db, now }: Pick<Services, "db" | "now">,
  url: string,
  { width, height, widths, files }: EncodedPicture,
  name: string,
): Promise<PictureFiles> {
  const saverWidth = widthFor(widths, SAVER_WIDTH);
  const saverFile = files.find((file) => file.type === "jpg" && file.width === saverWidth);
  const saverBytes = saverFile?.bytes.length ?? null;
  const key = randomBytes(16).toString("hex");
  await db
    .insertInto("picture_files")
    .values({
      key,
      widths: widths.join(),
      width,
      height,
      bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
      saver_bytes: saverBytes,
      name,
      left_at: now().toISOString(),
    })
    .execute();
  const storage = await openUploadStorage(url);
  for (const file of files) {
    const path = FOLDER + pictureFileName(key, file.width, file.type);
    await storage.put(path, Readable.from([file.bytes]));
  }
  return { key, widths, width, height, saverBytes };
}

/** @returns null if there is no such file */
export async function readPictureFile(url: string, name: string): Promise<Readable | null> {
  const storage = await openUploadStorage(url);
  try {
    return await storage.get(FOLDER + name);
  } catch (error) {
    const { code, name: errorName } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || errorName === "NoSuchKey") return null;
    throw error;
  }
}

/** The files of an upload, whether or not they belong to a picture; null if they were removed. */
export async function findFiles(db: Queryable, key: string): Promise<PictureFiles | null> {
  const row = await db
    .selectFrom("picture_files")
    .selectAll()
    .where("key", "=", key)
    .executeTakeFirst();
  return row ? filesOf(row) : null;
}

/** Loose files belong to no picture. They stay this long, because open pages may show them. */
const LOOSE_MS = 24 * 60 * 60 * 1000;

function expiryLimit(now: Date): string {
  return new Date(now.getTime() - LOOSE_MS).toISOString();
}

/**
 * Assigns loose files to a picture; call it in the picture's transaction. Expired files are refused, because the
 * clean-up may be removing them.
 *
 * @returns false if the files are not loose or have expired
 */
export async function attachFiles(trx: Queryable, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("picture_files")
    .set({ left_at: null })
    .where("key", "=", key)
    .where("left_at", ">=", expiryLimit(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Detaches a picture's files. They stay for another day, because open pages may show them. */
export async function detachFiles(trx: Queryable, key: string, now: Date): Promise<void> {
  await trx
    .updateTable("picture_files")
    .set({ left_at: now.toISOString() })
    .where("key", "=", key)
    .execute();
}

export function filesOf(row: {
  key: string;
  widths: string;
  width: number;
  height: number;
  saver_bytes: number | null;
}): PictureFiles {
  const { key, widths, width, height, saver_bytes: saverBytes } = row;
  return { key, width, height, widths: widths.split(",").map(Number), saverBytes };
}

const MAX_ROWS_PER_RUN = 100;

/**
 * Removes files that have belonged to no picture for a day. A row is deleted after its files, so that failures are
 * retried.
 */
export async function removeLooseFiles(db: Database, url: string | null, now: Date): Promise<void> {
  if (url === null) return;
  const rows = await db
    .selectFrom("picture_files")
    .selectAll()
    .where("left_at", "<", expiryLimit(now))
    .orderBy("left_at")
    .limit(MAX_ROWS_PER_RUN)
    .execute();
  if (rows.length === 0) return;
  const storage = await openUploadStorage(url);
  for (const row of rows) {
    for (const width of filesOf(row).widths) {
      for (const type of Object.keys(pictureTypes) as (keyof typeof pictureTypes)[]) {
        await storage.remove(FOLDER + pictureFileName(row.key, width, type));
      }
    }
    await db
      .deleteFrom("picture_files")
      .where("key", "=", row.key)
      .where("left_at", "=", row.left_at)
      .execute();
  }
}
