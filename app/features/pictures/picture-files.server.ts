import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { Database, Queryable } from "#db/connection.server";
import type { Services } from "~/server/context";
import { openTarget } from "~/server/targets/open-target.server";
import type { Target } from "~/server/targets/target";
import type { EncodedPicture } from "./encoding.server";
import { type PictureFiles, pictureFileName, pictureTypes, SAVER_WIDTH, widthFor } from "./picture";

/** Below the place of all uploads. */
const FOLDER = "pictures/";
const targets = new Map<string, Promise<Target>>();

/** The place of uploads; opened once. */
function targetAt(url: string): Promise<Target> {
  const known = targets.get(url) ?? openTarget(url, "briefly");
  targets.set(url, known);
  return known;
}

/**
 * Writes the files of an upload. They are noted first as nobody's: those that no picture takes (a form
 * that was left, a machine that stopped) are removed by the clean-up.
 *
 * @param name what the uploaded file was called
 */
export async function keepFiles(
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
  const target = await targetAt(url);
  for (const file of files) {
    const path = FOLDER + pictureFileName(key, file.width, file.type);
    await target.put(path, Readable.from([file.bytes]));
  }
  return { key, widths, width, height, saverBytes };
}

/**
 * One file as it is served.
 *
 * @returns null where there is none of this name
 */
export async function readPictureFile(url: string, name: string): Promise<Readable | null> {
  const target = await targetAt(url);
  try {
    return await target.get(FOLDER + name);
  } catch (error) {
    const { code, name: kind } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || kind === "NoSuchKey") return null;
    throw error;
  }
}

/** The files of an upload, whether a picture has them or not; null where they are gone. */
export async function findFiles(db: Queryable, key: string): Promise<PictureFiles | null> {
  const row = await db
    .selectFrom("picture_files")
    .selectAll()
    .where("key", "=", key)
    .executeTakeFirst();
  return row ? filesOf(row) : null;
}

/** For how long files that no picture has are kept: pages that are open somewhere show them. */
const LOOSE_MS = 24 * 60 * 60 * 1000;

function looseSince(now: Date): string {
  return new Date(now.getTime() - LOOSE_MS).toISOString();
}

/**
 * Takes loose files for a picture, in its transaction. Those that the clean-up may be removing it leaves
 * to it: a picture would name files of which some are gone.
 *
 * @returns false where they are not loose any more, or for too long
 */
export async function takeFiles(trx: Queryable, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("picture_files")
    .set({ left_at: null })
    .where("key", "=", key)
    .where("left_at", ">=", looseSince(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Lets a picture's files go: pages that are open somewhere still show them for a day. */
export async function leaveFiles(trx: Queryable, key: string, now: Date): Promise<void> {
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

const MOST_AT_ONCE = 100;

/**
 * Removes files that no picture has had for a day. A row goes once its files are gone, so that what
 * fails is tried again the next time.
 */
export async function removeLooseFiles(db: Database, url: string | null, now: Date): Promise<void> {
  if (url === null) return;
  const rows = await db
    .selectFrom("picture_files")
    .selectAll()
    .where("left_at", "<", looseSince(now))
    .orderBy("left_at")
    .limit(MOST_AT_ONCE)
    .execute();
  if (rows.length === 0) return;
  const target = await targetAt(url);
  for (const row of rows) {
    for (const width of filesOf(row).widths) {
      for (const type of Object.keys(pictureTypes) as (keyof typeof pictureTypes)[]) {
        await target.remove(FOLDER + pictureFileName(row.key, width, type));
      }
    }
    await db
      .deleteFrom("picture_files")
      .where("key", "=", row.key)
      .where("left_at", "=", row.left_at)
      .execute();
  }
}
