import type { Insertable, Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";
import { foldedSearchText } from "#db/like";
import type { Language } from "~/locales/languages";
import type { Area, AreaRecord, RecordText, Row, Values } from "./area.server";
import { factColumns, factsIn } from "./record.server";
import {
  asRecordTable,
  asTextTable,
  pictureIdsOf,
  type RecordColumns,
  tablesIn,
} from "./tables.server";

/** Finds a record; null if it does not exist, or is in the bin without `includeBinned`. */
export async function findRecord(
  db: Queryable,
  area: Area,
  id: string,
  includeBinned = false,
): Promise<AreaRecord | null> {
  const [found] = await findRecords(db, area, [id], includeBinned);
  return found ?? null;
}

/** The records with these ids, in their order; missing ones are left out, binned ones unless `includeBinned`. */
export async function findRecords(
  db: Queryable,
  area: Area,
  ids: readonly string[],
  includeBinned = false,
): Promise<AreaRecord[]> {
  if (ids.length === 0) return [];
  let query = tablesIn(db).selectFrom(asRecordTable(area)).selectAll().where("id", "in", ids);
  if (!includeBinned) query = query.where("deleted_at", "is", null);
  const rows = await query.execute();
  const texts = Map.groupBy(await textsOf(db, area, ids), ({ id }) => id);
  const pictureIds = await pictureIdsOf(db, area, rows);
  const byId = new Map(
    rows.map((row) => {
      const more = { texts: texts.get(row.id) ?? [], pictureIds: pictureIds.get(row.id) ?? [] };
      return [row.id, toRecord(area, row, more)];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The texts of records, including binned ones. @param languages default: all */
export async function textsOf(
  db: Queryable,
  area: Area,
  ids: readonly string[],
  languages?: readonly Language[],
): Promise<(RecordText & { id: string })[]> {
  if (area.texts === null || ids.length === 0) return [];
  let query = tablesIn(db).selectFrom(asTextTable(area)).selectAll().where("record_id", "in", ids);
  if (languages) query = query.where("language", "in", languages);
  return (await query.execute()).map((row) => ({
    id: row.record_id,
    language: row.language,
    words: valuesIn(row, Object.keys(area.words)),
    version: row.version,
    englishVersion: row.english_version,
    updatedAt: row.updated_at,
  }));
}

function toRecord(
  area: Area,
  row: Selectable<RecordColumns>,
  { texts, pictureIds }: { texts: readonly RecordText[]; pictureIds: readonly string[] },
): AreaRecord {
  return {
    id: row.id,
    status: row.status,
    sample: isSet(row.sample),
    version: row.version,
    factsVersion: row.facts_version,
    updatedAt: row.updated_at,
    pictureIds,
    facts: factsIn(area, row),
    texts: Object.fromEntries(texts.map((text) => [text.language, text])),
    row: { ...row },
  };
}

function valuesIn(row: object, names: readonly string[]): Values {
  const columns = row as Row;
  return Object.fromEntries(names.map((name) => [name, String(columns[name] ?? "")]));
}

/** Inserts a draft. @returns false if its id or a unique value already exists */
export async function insertRecord(
  trx: Queryable,
  area: Area,
  { id, facts, at }: { id: string; facts: Values; at: string },
  more: Row,
): Promise<boolean> {
  const common = { id, status: "draft", sample: flag(false), created_at: at, updated_at: at };
  const row = { ...more, ...common, ...factColumns(area, facts) };
  const { numInsertedOrUpdatedRows } = await tablesIn(trx)
    .insertInto(area.table as "record")
    .values(row as unknown as Insertable<RecordColumns>)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Updates a record and raises its version.
 *
 * @param seen the version that the record must have; default: any version
 * @returns false if the record is missing or has another version
 */
export async function updateRecord(
  trx: Queryable,
  area: Area,
  id: string,
  change: Row,
  seen: { version?: number; facts_version?: number } = {},
  includeBinned = false,
): Promise<boolean> {
  let query = tablesIn(trx)
    .updateTable(asRecordTable(area))
    .set((eb) => ({ version: eb("version", "+", 1), ...(change as object) }))
    .where("id", "=", id);
  if (!includeBinned) query = query.where("deleted_at", "is", null);
  if (seen.version !== undefined) query = query.where("version", "=", seen.version);
  if (seen.facts_version !== undefined) {
    query = query.where("facts_version", "=", seen.facts_version);
  }
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export interface StoredText {
  id: string;
  language: Language;
  words: Values;
  englishVersion: number;
  /** ISO 8601 UTC. */
  at: string;
}

/** @returns false if the language already has texts */
export async function insertText(trx: Queryable, area: Area, text: StoredText): Promise<boolean> {
  const row = { record_id: text.id, language: text.language, ...columnsOf(text) };
  const { numInsertedOrUpdatedRows } = await tablesIn(trx)
    .insertInto(area.texts as unknown as "text")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false if somebody else has changed the texts meanwhile */
export async function updateText(
  trx: Queryable,
  area: Area,
  text: StoredText,
  seen: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tablesIn(trx)
    .updateTable(asTextTable(area))
    .set({ ...columnsOf(text), version: seen + 1 })
    .where("record_id", "=", text.id)
    .where("language", "=", text.language)
    .where("version", "=", seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores the English version with which unchanged texts were compared. */
export async function storeEnglishVersion(
  trx: Queryable,
  area: Area,
  text: StoredText,
): Promise<void> {
  await tablesIn(trx)
    .updateTable(asTextTable(area))
    .set({ english_version: text.englishVersion })
    .where("record_id", "=", text.id)
    .where("language", "=", text.language)
    .execute();
}

function columnsOf({ words, englishVersion, at }: StoredText) {
  const search_text = foldedSearchText(Object.values(words));
  return { ...words, search_text, english_version: englishVersion, updated_at: at };
}
