import type { Queryable } from "#db/connection.server";
import { defaultLanguage } from "~/locales/languages";
import type { RecordKind } from "./audit";
import { compareTexts } from "./compare.server";

/** A piece of an English text. It is new if it was added after the translation was last compared with the text. */
interface Piece {
  key: number;
  text: string;
  isNew: boolean;
}

/**
 * Marks additions to the English text after a translation was last compared with it.
 *
 * @param translation nothing is marked if it is undefined or its `englishVersion` is 0
 * @returns the fields; without marks if the compared version was deleted or nothing has changed
 */
export async function markNewEnglish<Field extends { name: string; english: string }>(
  db: Queryable,
  record: { kind: RecordKind; id: string },
  translation: { englishVersion: number } | undefined,
  fields: readonly Field[],
): Promise<(Field & { pieces?: Piece[] })[]> {
  const comparedVersion = translation?.englishVersion ?? 0;
  const findEarlierText = comparedVersion > 0 ? await englishOf(db, record, comparedVersion) : null;
  if (!findEarlierText) return [...fields];
  return fields.map((field) => {
    const earlier = findEarlierText(field.name);
    if (earlier === null || earlier === field.english) return field;
    const parts = compareTexts(earlier, field.english, defaultLanguage, { isWhole: true });
    const pieces = parts
      .filter(({ kind }) => kind !== "removed")
      .map(({ kind, text }, key) => ({ key, text, isNew: kind === "added" }));
    return { ...field, pieces };
  });
}

/**
 * Reads the fields of a version of the English text. The lines of a list are named `name-0`, `name-1`.
 *
 * @returns a function that finds a field's text; null if the version is not stored
 */
async function englishOf(
  db: Queryable,
  { kind, id }: { kind: RecordKind; id: string },
  version: number,
): Promise<((field: string) => string | null) | null> {
  const row = await db
    .selectFrom("revisions")
    .select("fields")
    .where("record_kind", "=", kind)
    .where("record_id", "=", id)
    .where("language", "=", defaultLanguage)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) return null;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  return (field) => {
    const text = fields[field];
    if (text !== undefined) return text;
    const [, list = "", index = ""] = /^(.*)-(\d+)$/.exec(field) ?? [];
    const lines = fields[list]?.split("\n");
    return lines ? (lines[Number(index)] ?? "") : null;
  };
}
