import type { Kysely } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { PictureRow, RecordRow, TextRow } from "#db/tables/record-columns";
import type { Area } from "./area.server";

/** The columns of all areas' tables, including those that only some tables have. */
export interface RecordColumns extends RecordRow {
  slug: string;
  position: number;
  picture_id: string | null;
  published_at: string | null;
  reason: string;
}
export interface AreaTables {
  record: RecordColumns;
  text: TextRow;
  picture: PictureRow;
}

/** The database with an area's tables typed as `record`, `text` and `picture`. */
export const tablesIn = (db: Queryable) => db as unknown as Kysely<AreaTables>;
export const asRecordTable = ({ table }: Pick<Area, "table">) => `${table} as record` as "record";
export const asPictureTable = (table: string) => `${table} as picture` as "picture";
export const asTextTable = ({ texts }: Area) => `${texts} as text` as "text";

/** The picture ids of records in order, by record id. */
export async function pictureIdsOf(
  db: Queryable,
  { pictures }: Area,
  rows: readonly { id: string; picture_id?: string | null }[],
): Promise<Map<string, string[]>> {
  if (!pictures || rows.length === 0) {
    return new Map(rows.map(({ id, picture_id }) => [id, picture_id ? [picture_id] : []]));
  }
  const ids = rows.map(({ id }) => id);
  const chosen = await tablesIn(db)
    .selectFrom(asPictureTable(pictures.table))
    .select(["record_id", "picture_id"])
    .where("record_id", "in", ids)
    .orderBy("position")
    .execute();
  const byId = Map.groupBy(chosen, ({ record_id }) => record_id);
  return new Map([...byId].map(([id, list]) => [id, list.map(({ picture_id }) => picture_id)]));
}
