import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { eraseRevisions } from "~/features/revisions/revisions.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { leaveFiles } from "./picture-files.server";
import { noteChange } from "./pictures.server";

/**
 * Puts a picture into the bin, in the transaction that has seen that nothing uses it
 * (`features/picture-uses`).
 *
 * @param seenVersion as the coordinator confirmed it
 * @returns false where it has another version, or is not there any more
 */
export async function putIntoBin(
  trx: Queryable,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("pictures")
    .set({ deleted_at: now.toISOString(), version: seenVersion + 1 })
    .where("id", "=", id)
    .where("version", "=", seenVersion)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await noteErasures(trx, { picture: [id] }, now);
  await noteChange(trx, by, "content-deleted", id, now);
  return true;
}

/** What lies in the bin, the latest first. */
export async function binnedPictures(db: Queryable, language: Language): Promise<BinnedRecord[]> {
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

/** Takes a picture out of the bin, as it was. */
export function restorePicture(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
): Promise<"restored" | "missing"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("pictures")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await noteChange(trx, by, "content-restored", id, now);
    return "restored";
  });
}

/**
 * Erases what was put into the bin before then (ISO 8601 UTC). Nobody has shown the files for that
 * long, so the same clean-up removes them.
 */
export async function eraseBinnedPictures(trx: Queryable, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom("pictures")
    .where("deleted_at", "<", before)
    .returning(["id", "file_key"])
    .execute();
  for (const { file_key } of rows) await leaveFiles(trx, file_key, new Date(before));
  await eraseRevisions(
    trx,
    "pictures",
    rows.map(({ id }) => id),
  );
}

/**
 * Erases a picture at once. Its files go with the clean-up of files that no picture has.
 *
 * @returns its id, or nothing where it is not there
 */
export async function erasePicture(trx: Queryable, id: string, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom("pictures")
    .where("id", "=", id)
    .returning("file_key")
    .execute();
  for (const { file_key } of rows) await leaveFiles(trx, file_key, now);
  if (rows.length === 0) return [];
  await eraseRevisions(trx, "pictures", [id]);
  return [id];
}

/** Puts a picture of a restored backup into the bin, that a coordinator has deleted since. */
export async function binPicture(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
