import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { requestSearchText } from "#db/search-text";

// The only place where tests read and write the rows of requests; `bookings.ts` adds new ones.

type Row = Selectable<Schema["requests"]>;
type Event = Selectable<Schema["request_events"]>;
type Clock = Selectable<Schema["clocks"]>;

/** Requests with these column values, oldest first. */
export function requestsOf(db: Queryable, where: Partial<Row> = {}): Promise<Row[]> {
  return read(db, "requests", where, "received_at");
}

/** One request by id or columns, or the only one. @throws if there is none, or more than one */
export async function requestOf(db: Queryable, which: string | Partial<Row> = {}): Promise<Row> {
  const where = typeof which === "string" ? { id: which } : which;
  const rows: Row[] = await read(db, "requests", where, "received_at");
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows for ${JSON.stringify(which)}`);
  return row;
}

/** Events of requests, in order. */
export function eventsOf(db: Queryable, where: Partial<Event> = {}): Promise<Event[]> {
  return read(db, "request_events", where, "at");
}

export function clocksOf(db: Queryable, where: Partial<Clock> = {}): Promise<Clock[]> {
  return read(db, "clocks", where, "started_at");
}

/** Sets columns of some requests; of all by default. */
export async function setRequests(
  db: Queryable,
  columns: Updateable<Schema["requests"]>,
  where: Partial<Row> = {},
): Promise<void> {
  await write(db, "requests", columns, where);
}

export async function setEvents(
  db: Queryable,
  columns: Updateable<Schema["request_events"]>,
  where: Partial<Event> = {},
): Promise<void> {
  await write(db, "request_events", columns, where);
}

export async function setClocks(
  db: Queryable,
  columns: Updateable<Schema["clocks"]>,
  where: Partial<Clock> = {},
): Promise<void> {
  await write(db, "clocks", columns, where);
}

/** An event, by default a coordinator's. */
export async function insertRequestEvent(
  db: Queryable,
  event: Partial<Insertable<Schema["request_events"]>> & { id: string; request_id: string },
): Promise<void> {
  const always = { kind: "note", by: "desk", actor_name: "Nila", words: "" };
  await anyTable(db)
    .insertInto("request_events")
    .values({ ...always, ...event })
    .execute();
}

/** A person of a case. */
export async function insertContact(
  db: Queryable,
  contact: Partial<Insertable<Schema["request_contacts"]>> & { id: string; request_id: string },
): Promise<void> {
  const person = { name: "Karim", relation: "", phone: "", email: "", language: "en", note: "" };
  const row = { ...person, may_know: "all", created_at: "2026-11-20T08:00:00.000Z" };
  await anyTable(db)
    .insertInto("request_contacts")
    .values({ ...row, ...contact })
    .execute();
}

/** Inserts rows in one statement, with their search text. */
export async function insertRequests(
  db: Queryable,
  rows: Insertable<Schema["requests"]>[],
): Promise<void> {
  const withSearchText = rows.map((row) => ({ search_text: requestSearchText(row), ...row }));
  await anyTable(db).insertInto("requests").values(withSearchText).execute();
}

export async function insertClock(
  db: Queryable,
  clock: Insertable<Schema["clocks"]>,
): Promise<void> {
  await anyTable(db).insertInto("clocks").values(clock).execute();
}

/** Deletes requests with these column values. */
export async function deleteRequests(db: Queryable, where: Partial<Row> = {}): Promise<void> {
  await anyTable(db)
    .deleteFrom("requests")
    .where((is) => is.and(where))
    .execute();
}

/** Deletes all requests, their events and their clocks. */
export async function clearRequests(db: Queryable): Promise<void> {
  for (const table of ["clocks", "request_events", "requests"]) {
    await anyTable(db).deleteFrom(table).execute();
  }
}

type Columns = Readonly<Record<string, unknown>>;

async function read<Read>(
  db: Queryable,
  table: string,
  where: Columns,
  time: "received_at" | "at" | "started_at",
): Promise<Read[]> {
  const rows = anyTable(db)
    .selectFrom(table)
    .selectAll()
    .where((is) => is.and(where));
  return (await rows.orderBy(time).execute()) as Read[];
}

async function write(db: Queryable, table: string, columns: Columns, where: Columns) {
  await anyTable(db)
    .updateTable(table)
    .set(columns)
    .where((is) => is.and(where))
    .execute();
}

/** Drops the types of tables and columns; the exported functions check that they match. */
function anyTable(db: Queryable) {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
