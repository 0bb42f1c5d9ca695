import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

// The one place where tests read and write the rows of requests; `bookings.ts` puts new ones there.

interface Tables {
  booking: { row: Schema["bookings"]; event: Schema["booking_events"] };
  message: { row: Schema["messages"]; event: Schema["message_events"] };
}
export type Kind = keyof Tables;
type Row<Of extends Kind> = Selectable<Tables[Of]["row"]>;
type Event<Of extends Kind> = Selectable<Tables[Of]["event"]>;
type Clock = Selectable<Schema["clocks"]>;

const tables = {
  booking: { rows: "bookings", events: "booking_events" },
  message: { rows: "messages", events: "message_events" },
} as const;

/** The requests of a kind whose columns are as given, the oldest first. */
export function requestsOf<Of extends Kind>(
  db: Queryable,
  kind: Of,
  where: Partial<Row<Of>> = {},
): Promise<Row<Of>[]> {
  return read(db, tables[kind].rows, where, "received_at");
}

/** One request: by its id, by its columns, or the only one. @throws where there is none, or more */
export async function requestOf<Of extends Kind>(
  db: Queryable,
  kind: Of,
  which: string | Partial<Row<Of>> = {},
): Promise<Row<Of>> {
  const where = typeof which === "string" ? { id: which } : which;
  const rows: Row<Of>[] = await read(db, tables[kind].rows, where, "received_at");
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows for ${JSON.stringify(which)}`);
  return row;
}

/** The events of requests of a kind, in order. */
export function eventsOf<Of extends Kind>(
  db: Queryable,
  kind: Of,
  where: Partial<Event<Of>> = {},
): Promise<Event<Of>[]> {
  return read(db, tables[kind].events, where, "at");
}

export function clocksOf(db: Queryable, where: Partial<Clock> = {}): Promise<Clock[]> {
  return read(db, "clocks", where, "started_at");
}

/** Sets columns of the requests of a kind; of all, if none are named. */
export async function setRequests<Of extends Kind>(
  db: Queryable,
  kind: Of,
  columns: Updateable<Tables[Of]["row"]>,
  where: Partial<Row<Of>> = {},
): Promise<void> {
  await write(db, tables[kind].rows, columns, where);
}

export async function setEvents<Of extends Kind>(
  db: Queryable,
  kind: Of,
  columns: Updateable<Tables[Of]["event"]>,
  where: Partial<Event<Of>> = {},
): Promise<void> {
  await write(db, tables[kind].events, columns, where);
}

export async function setClocks(
  db: Queryable,
  columns: Updateable<Schema["clocks"]>,
  where: Partial<Clock> = {},
): Promise<void> {
  await write(db, "clocks", columns, where);
}

export async function insertRequestEvent<Of extends Kind>(
  db: Queryable,
  kind: Of,
  event: Insertable<Tables[Of]["event"]>,
): Promise<void> {
  await anyTable(db).insertInto(tables[kind].events).values(event).execute();
}

/** Rows as they are, in one statement. */
export async function insertRequests<Of extends Kind>(
  db: Queryable,
  kind: Of,
  rows: Insertable<Tables[Of]["row"]>[],
): Promise<void> {
  await anyTable(db).insertInto(tables[kind].rows).values(rows).execute();
}

export async function insertClock(
  db: Queryable,
  clock: Insertable<Schema["clocks"]>,
): Promise<void> {
  await anyTable(db).insertInto("clocks").values(clock).execute();
}

/** Takes away the requests of a kind that are as given. */
export async function deleteRequests<Of extends Kind>(
  db: Queryable,
  kind: Of,
  where: Partial<Row<Of>> = {},
): Promise<void> {
  await anyTable(db)
    .deleteFrom(tables[kind].rows)
    .where((is) => is.and(where))
    .execute();
}

/** As the release before left them, which knew no clocks. */
export async function deleteClocks(db: Queryable): Promise<void> {
  await anyTable(db).deleteFrom("clocks").execute();
}

/** Takes away all requests, with what happened to them. */
export async function clearRequests(db: Queryable): Promise<void> {
  await deleteClocks(db);
  for (const { rows, events } of Object.values(tables)) {
    await anyTable(db).deleteFrom(events).execute();
    await anyTable(db).deleteFrom(rows).execute();
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

/** The exported functions say which table has which columns. */
function anyTable(db: Queryable) {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
