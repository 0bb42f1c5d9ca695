import type { Queryable } from "#db/connection.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { type Language, languages } from "~/locales/languages";
import type { Alts, Picture, PictureFiles } from "./picture";
import { filesOf } from "./picture-files.server";

export interface PictureRecord extends PictureFiles {
  id: string;
  name: string;
  /** Total size of the files, in bytes. */
  bytes: number;
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  alts: Alts;
}

/** @returns null if the picture does not exist or is in the bin */
export async function findPicture(db: Queryable, id: string): Promise<PictureRecord | null> {
  const [found] = await recordsOf(db, [id]);
  return found ?? null;
}

/** The pictures with these ids, in their order; missing and binned ones are left out. */
export async function recordsOf(db: Queryable, ids: readonly string[]): Promise<PictureRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("pictures")
    .innerJoin("picture_files", "picture_files.key", "pictures.file_key")
    .selectAll("picture_files")
    .select(["pictures.id", "pictures.version", "pictures.updated_at"])
    .where("pictures.id", "in", ids)
    .where("pictures.deleted_at", "is", null)
    .execute();
  const texts = await db
    .selectFrom("picture_texts")
    .selectAll()
    .where("picture_id", "in", ids)
    .execute();
  const textsById = Map.groupBy(texts, ({ picture_id }) => picture_id);
  const records = rows.map(({ id, version, updated_at, name, bytes, ...files }) => ({
    ...filesOf(files),
    id,
    name,
    bytes,
    version,
    updatedAt: updated_at,
    alts: Object.fromEntries(
      (textsById.get(id) ?? []).map(({ language, alt }) => [language, alt]),
    ) as Alts,
  }));
  return ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
}

/** Counts the pictures that lack a description in at least one language. */
export async function countWithoutAlts(db: Queryable, ids: readonly string[]): Promise<number> {
  const pictures = await recordsOf(db, ids);
  return pictures.filter(({ alts }) => languages.some((code) => !alts[code])).length;
}

/**
 * The pictures that records use, by picture id, with descriptions in the language or in English.
 *
 * @param ids the picture ids of the records; null for records without a picture
 */
export async function picturesById(
  db: Queryable,
  ids: readonly (string | null)[],
  language: Language,
): Promise<Map<string, Picture>> {
  const pictureIds = [...new Set(ids.filter((id) => id !== null))];
  if (pictureIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("pictures")
    .innerJoin("picture_files", "picture_files.key", "pictures.file_key")
    .select(["pictures.id", "key", "widths", "width", "height", "saver_bytes"])
    .where("pictures.id", "in", pictureIds)
    .where("pictures.deleted_at", "is", null)
    .execute();
  const texts = await db
    .selectFrom("picture_texts")
    .selectAll()
    .where("picture_id", "in", pictureIds)
    .where("language", "in", languagesFor(language))
    .where("alt", "!=", "")
    .execute();
  const textOf = eachInLanguage(texts, ({ picture_id }) => picture_id, language);
  return new Map(
    rows.map(({ id, ...files }) => {
      const text = textOf.get(id);
      const alt = text?.alt ?? "";
      return [id, { ...filesOf(files), id, alt, altLanguage: text?.language ?? language }];
    }),
  );
}
