import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/audit/content-area.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { type BinQueries, putIntoBin, recordBin } from "~/features/audit/record-bin.server";
import { eraseRevisions } from "~/features/audit/revisions.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { detachFiles } from "./picture-files.server";
import { findPicture } from "./picture-record.server";

const tables: BinQueries = {
  kind: "pictures",
  erasureKind: "picture",
  isThere: async (trx, id) => (await findPicture(trx, id)) !== null,
  put: (trx, { id, seenVersion }, at) =>
    trx
      .updateTable("pictures")
      .set({ deleted_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
  takeOut: (trx, id) =>
    trx
      .updateTable("pictures")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow(),
  erase: async (trx, before) => {
    const rows = await trx
      .deleteFrom("pictures")
      .where("deleted_at", "<", before)
      .returning(["id", "file_key"])
      .execute();
    // pages have not shown the files since `before`, so the next clean-up may remove them
    for (const { file_key } of rows) await detachFiles(trx, file_key, new Date(before));
    return rows;
  },
  list: binnedPictures,
};

const { list, takeOut, erase } = recordBin(tables);

/**
 * The bin of pictures. Before a picture is binned, `features/content/picture-uses.server.ts` checks that nothing
 * uses it.
 */
export const pictureBin = { list, takeOut, erase };

/** Bins a picture. Call it in the transaction that has checked that nothing uses the picture. */
export function putPictureIntoBin(
  trx: Queryable,
  by: Editor,
  seen: { id: string; seenVersion: number },
  now: Date,
): Promise<boolean> {
  return putIntoBin(trx, by, tables, seen, now);
}

/** Pictures in the bin, latest first. */
async function binnedPictures(db: Queryable, language: Language): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("pictures")
    .innerJoin("picture_files", "picture_files.key", "pictures.file_key")
    .select(["id", "deleted_at", "name"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  const texts = await db
    .selectFrom("picture_texts")
    .innerJoin("pictures", "pictures.id", "picture_id")
    .select(["picture_id", "language", "alt"])
    .where("deleted_at", "is not", null)
    .where("language", "in", languagesFor(language))
    .where("alt", "!=", "")
    .execute();
  const textOf = eachInLanguage(texts, ({ picture_id }) => picture_id, language);
  return rows.flatMap(({ id, deleted_at, name }) =>
    deleted_at === null ? [] : [{ id, name: textOf.get(id)?.alt ?? name, deletedAt: deleted_at }],
  );
}

/**
 * Erases a picture now; the clean-up removes its files later.
 *
 * @returns the picture's id in an array, which is empty if the picture does not exist
 */
export async function erasePicture(trx: Queryable, id: string, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom("pictures")
    .where("id", "=", id)
    .returning("file_key")
    .execute();
  for (const { file_key } of rows) await detachFiles(trx, file_key, now);
  if (rows.length === 0) return [];
  await eraseRevisions(trx, "pictures", [id]);
  return [id];
}

/** Bins a picture in a restored backup again if it was binned after the backup. */
export async function binPicture(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
