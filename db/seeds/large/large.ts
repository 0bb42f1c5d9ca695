import { type Insertable, sql } from "kysely";
import type { Database, Queryable } from "../../connection.server";
import { engineOf } from "../../engine";
import type { Schema } from "../../schema";
import { inTransaction } from "../../transactions";
import { largeUser } from "./people";
import { largePost } from "./posts";
import { random } from "./random";
import { largeBooking, largeMessage } from "./requests";

/** Number of rows; a booking has 2.6 rows of history on average, a message two. */
export interface LargeSizes {
  bookings: number;
  messages: number;
  users: number;
  posts: number;
  audit: number;
}

/** The size of a successful company after some years; the history adds 300,000 rows. */
export const LARGE: LargeSizes = {
  bookings: 100_000,
  messages: 20_000,
  users: 10_000,
  posts: 10_000,
  audit: 50_000,
};

/** The database has real data, which must not be mixed with generated data. */
class LargeRefusedError extends Error {
  constructor(table: string) {
    super(`The database is in use: ${table} has rows. The large data go into one of their own.`);
    this.name = "LargeRefusedError";
  }
}

const SEED = "large";
const MINUTE_MS = 60_000;
/**
 * Rows per statement. The widest table, `requests`, has 44 columns, so a statement stays within
 * SQLite's 32,766 values.
 */
const BATCH = 500;

type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

/**
 * Generates as much data as the dashboard must handle fast. The same sizes and time give the same
 * rows. After an interruption it continues. Ids begin with `large-`.
 *
 * @param now the time of the newest request
 * @param report called with the number and kind of the finished rows
 * @throws LargeRefusedError if there are other requests, or accounts of families
 */
export async function seedLarge(
  db: Database,
  now: Date,
  sizes = LARGE,
  report: (line: string) => void = () => {},
): Promise<void> {
  const base = await beginSeeding(db, now);
  // 10,000 accounts or posts fill nine months
  const timeOf = (index: number) => new Date(base.getTime() - index * 40 * MINUTE_MS).toISOString();
  const kinds: [keyof LargeSizes, (index: number) => Rows][] = [
    ["users", (index) => ({ users: [largeUser(index, timeOf(index))] })],
    ["bookings", (index) => largeBooking(index, base, sizes.users)],
    ["messages", (index) => largeMessage(index, base, sizes.users)],
    ["posts", (index) => largePost(index, timeOf(index)) as Rows],
    ["audit", (index) => ({ audit_events: [auditEvent(index, base, sizes)] })],
  ];
  for (const [kind, rowsOf] of kinds) {
    // oldest first, as real requests arrive, because search sorts by their numbers
    for (let until = sizes[kind]; until > 0; until -= BATCH) {
      const from = Math.max(0, until - BATCH);
      await inTransaction(db, (trx) => insert(trx, collectRows(from, until, rowsOf)));
    }
    report(`${sizes[kind]} ${kind}`);
  }
  // in a real installation autovacuum would have done this
  if (engineOf(db) === "postgres") await sql`vacuum analyze`.execute(db);
}

/** Deletes all generated rows. */
export async function clearLarge(db: Database): Promise<void> {
  const tables = ["audit_events", "clocks", "requests", "posts", "users"] as const;
  for (const table of tables) await db.deleteFrom(table).where("id", "like", "large-%").execute();
  await db.deleteFrom("seeds").where("name", "=", SEED).execute();
}

/** @returns the base time of all rows: the first run's, if there was one */
async function beginSeeding(db: Database, now: Date): Promise<Date> {
  return inTransaction(db, async (trx) => {
    const firstRun = await trx
      .selectFrom("seeds")
      .select("at")
      .where("name", "=", SEED)
      .executeTakeFirst();
    if (firstRun) return new Date(firstRun.at);
    if (await trx.selectFrom("requests").select("id").limit(1).executeTakeFirst())
      throw new LargeRefusedError("requests");
    // an admin's account is allowed, so that somebody can look at the data
    const families = trx.selectFrom("users").select("id").where("role", "!=", "admin");
    if (await families.limit(1).executeTakeFirst()) throw new LargeRefusedError("users");
    await trx.insertInto("seeds").values({ name: SEED, at: now.toISOString() }).execute();
    return now;
  });
}

function collectRows(from: number, until: number, rowsOf: (index: number) => Rows) {
  const rowsByTable = new Map<string, object[]>();
  for (let index = until - 1; index >= from; index--) {
    for (const [table, rows] of Object.entries(rowsOf(index))) {
      const rowsOfTable = rowsByTable.get(table) ?? [];
      rowsOfTable.push(...rows);
      rowsByTable.set(table, rowsOfTable);
    }
  }
  return rowsByTable;
}

async function insert(trx: Queryable, rowsByTable: Map<string, object[]>): Promise<void> {
  for (const [table, rows] of rowsByTable) {
    for (let from = 0; from < rows.length; from += BATCH) {
      await trx
        .insertInto(table as keyof Schema)
        // rows of a table named at run time have no type of their own
        .values(rows.slice(from, from + BATCH) as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/** An event: a coordinator has read a request or, sometimes, signed in. */
function auditEvent(
  index: number,
  now: Date,
  { users, bookings }: LargeSizes,
): Insertable<Schema["audit_events"]> {
  const id = `large-audit-${index}`;
  // 50,000 events fill ten months
  const at = new Date(now.getTime() - index * 9 * MINUTE_MS).toISOString();
  const network = `198.51.100.${index % 250}`;
  const actor_id = `large-user-${Math.floor(random(index, 30) * Math.min(8, users))}`;
  const isReading = random(index, 31) < 0.9 && bookings > 0;
  const request_id = `large-booking-${Math.floor(random(index, 32) * bookings)}`;
  return isReading
    ? { id, at, kind: "case-read", actor_id, subject_id: null, request_id, network, detail: "" }
    : { id, at, kind: "sign-in", actor_id, subject_id: actor_id, network, detail: "" };
}
