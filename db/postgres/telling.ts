import { type RawBuilder, sql } from "kysely";
import type { Database, Queryable } from "../connection.server";
import { toldTables } from "../topics";
import { inTransaction } from "../transactions";
import { CHANNEL } from "./messenger";

/** Tells listeners of a change. */
const TELLS = "setu_told";
/** Moves the stamp of the content: one row, for which those who change content wait for each other. */
const STAMPS = "setu_stamped";

/** Any number: who lays the triggers holds it, so that two do not at once. */
const LAYING_LOCK = 727_369;

/**
 * Has every table of which listeners are told notify them, in the transaction that changes it; the
 * server passes each topic on once, at the commit. Tables of the content move its stamp besides. Not a
 * migration: which tables these are follows from who owns them, and a table that is laid later has its
 * triggers at the next start.
 */
export async function layTelling(db: Database): Promise<void> {
  const untold = await without(TELLS, db);
  const unstamped = (await without(STAMPS, db)).filter(({ topic }) => topic === "content");
  if (untold.length + unstamped.length === 0) return;
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LAYING_LOCK)})`.execute(trx);
    await sql`
      create or replace function tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(CHANNEL)}, tg_argv[0]);
        return null;
      end $$`.execute(trx);
    await sql`
      create or replace function stamp_content() returns trigger language plpgsql as $$
      begin
        update content_stamps set stamp = stamp + 1 where name = 'content';
        return null;
      end $$`.execute(trx);
    for (const { table, topic } of untold) {
      const tells = sql`for each row execute function tell_change(${sql.lit(topic)})`;
      await lay(trx, TELLS, table, tells);
    }
    for (const { table } of unstamped) {
      await lay(trx, STAMPS, table, sql`for each statement execute function stamp_content()`);
    }
  });
}

async function lay(db: Queryable, trigger: string, table: string, does: RawBuilder<unknown>) {
  // laid meanwhile by another process, maybe, after the state that this transaction sees
  await sql`
    do $$ begin
      create trigger ${sql.ref(trigger)} after insert or update or delete on ${sql.table(table)} ${does};
    exception when duplicate_object then null;
    end $$`.execute(db);
}

/** Of the tables that are there: a release that is rolled back may know one that is gone. */
async function without(trigger: string, db: Database) {
  const { rows } = await sql<{ table: string }>`
    select c.relname as "table" from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not exists (
        select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = ${trigger}
      )`.execute(db);
  const bare = new Set(rows.map(({ table }) => table));
  return toldTables().filter(({ table }) => bare.has(table));
}
