import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { onPostgres } from "./engine";

export interface Column {
  table: string;
  name: string;
  /** `text`, or one of the engine's numeric types. */
  type: string;
  /** 1 if it may not be null. */
  notnull: number;
  /** 1 if the database computes it. */
  computed: number;
}

/** Every column of every table, including the migrator's, from the engine itself. */
export async function columnsOf(db: Queryable): Promise<Column[]> {
  const query = onPostgres
    ? sql<Column>`
        select table_name as "table", column_name as name, data_type as type,
          case is_nullable when 'NO' then 1 else 0 end as "notnull",
          case is_generated when 'ALWAYS' then 1 else 0 end as computed
        from information_schema.columns where table_schema = 'public'
        order by table_name, ordinal_position`
    : sql<Column>`
        select t.name as "table", c.name as name, lower(c.type) as type, c."notnull" as "notnull",
          c.hidden > 1 as computed
        from sqlite_master t, pragma_table_xinfo(t.name) c
        where t.type = 'table' and t.name not like 'sqlite_%' and c.hidden <> 1
        order by t.name, c.cid`;
  return (await query.execute(db)).rows;
}

/** Names of all tables, sorted. */
export async function tablesOf(db: Queryable): Promise<string[]> {
  return [...new Set((await columnsOf(db)).map(({ table }) => table))];
}
