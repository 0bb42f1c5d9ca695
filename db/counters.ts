import { sql } from "kysely";
import type { Database } from "./connection.server";
import { engineOf } from "./engine";
import { owners, type Schema } from "./schema";
import { singleFlight } from "./single-flight";
import { inTransaction } from "./transactions";

/**
 * Modules, besides the content areas, whose tables are shown on public pages. A change to them
 * increases the content counter.
 */
const CONTENT_FOLDERS = new Set(["features/pictures"]);
const EVENTS = ["insert", "update", "delete"] as const;
const MAX_DERIVED_VALUES = 500;
/**
 * An arbitrary number for a PostgreSQL lock, held while triggers are created: two processes may
 * start at once.
 */
const TRIGGER_LOCK = 727_369;

/** Tables whose changes increase the content counter. */
function contentTables(): (keyof Schema)[] {
  return (Object.keys(owners) as (keyof Schema)[]).filter(
    (table) =>
      CONTENT_FOLDERS.has(owners[table]) || `${owners[table]}/`.startsWith("features/content/"),
  );
}

/**
 * Reads the number of changes to the public pages' tables. Triggers increase it in each change's
 * transaction, in any process. Values derived from content are valid until it increases.
 *
 * @throws the database's errors
 */
export function contentCounter(db: Database): Promise<number> {
  let readShared = readers.get(db);
  if (!readShared) {
    readShared = singleFlight(() => readCounter(db));
    readers.set(db, readShared);
  }
  return readShared();
}

const readers = new WeakMap<Database, () => Promise<number>>();

async function readCounter(db: Database): Promise<number> {
  const { value } = await db
    .selectFrom("counters")
    .select("value")
    .where("name", "=", "content")
    .executeTakeFirstOrThrow();
  return value;
}

interface DerivedCache {
  counter: number;
  values: Map<string, Promise<unknown>>;
}

/** A cache per database, because tests may have several databases open in a process. */
const caches = new WeakMap<Database, DerivedCache>();

/** A value that is costly to derive from content, cached until the content changes. */
export async function cachedUntilContentChange<Value>(
  db: Database,
  key: string,
  derive: () => Promise<Value>,
): Promise<Value> {
  const counter = await contentCounter(db);
  let cache = caches.get(db);
  if (cache?.counter !== counter) {
    cache = { counter, values: new Map() };
    caches.set(db, cache);
  }
  const { values } = cache;
  const cached = values.get(key) as Promise<Value> | undefined;
  if (cached) return cached;
  const value = derive();
  if (values.size >= MAX_DERIVED_VALUES) values.delete(values.keys().next().value ?? key);
  values.set(key, value);
  value.catch(() => values.delete(key));
  return value;
}

/** Creates missing triggers of the counter; called at each start, after the migrations. */
export async function createCounterTriggers(db: Database): Promise<void> {
  const withoutTriggers = await tablesWithoutTriggers(db);
  if (withoutTriggers.length === 0) return;
  await inTransaction(db, async (trx) => {
    const increment = sql`update counters set value = value + 1 where name = 'content'`;
    if (engineOf(db) === "sqlite") {
      for (const table of withoutTriggers) {
        for (const event of EVENTS) {
          await sql`
            create trigger if not exists ${sql.ref(`${table}_${event}_counted`)}
            after ${sql.raw(event)} on ${sql.table(table)} begin ${increment}; end`.execute(trx);
        }
      }
      return;
    }
    await sql`select pg_advisory_xact_lock(${sql.lit(TRIGGER_LOCK)})`.execute(trx);
    await sql`
      create or replace function count_content() returns trigger language plpgsql as $$
      begin ${increment}; return null; end $$`.execute(trx);
    for (const table of withoutTriggers) {
      await sql`
        create or replace trigger ${sql.ref(`${table}_counted`)}
        after insert or update or delete on ${sql.table(table)}
        for each statement execute function count_content()`.execute(trx);
    }
  });
}

async function tablesWithoutTriggers(db: Database): Promise<(keyof Schema)[]> {
  const { rows } =
    engineOf(db) === "sqlite"
      ? await sql<{ name: string }>`
          select tbl_name as name from sqlite_master
            where type = 'trigger' and name = tbl_name || '_delete_counted'`.execute(db)
      : await sql<{ name: string }>`
          select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
            where t.tgname = c.relname || '_counted'`.execute(db);
  const counted = new Set(rows.map(({ name }) => name));
  return contentTables().filter((table) => !counted.has(table));
}
