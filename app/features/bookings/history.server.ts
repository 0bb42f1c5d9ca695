import type { Queryable } from "#db/connection.server";
import type { BookingStatus } from "#db/tables/bookings";
import type { Channel } from "~/features/requests/history";
import { type Actor, actorName, otherRequestOf } from "~/features/requests/history.server";
import type { HistoryEntry, HistoryKind } from "./history";

/** Stands as the actor's name where a family did something itself. */
export const FAMILY = "family";

export interface NewEntry {
  id: string;
  bookingId: string;
  /** What happens alike to all kinds of requests, `writeRequestEvent` writes. */
  kind: Exclude<HistoryKind, "assign" | "family">;
  at: Date;
  /** Null: the family itself. */
  actor: Actor | null;
  from?: BookingStatus;
  to?: BookingStatus;
  channel?: Channel;
  reason: string;
  correction?: { field: string; oldValue: string; newValue: string };
  other?: NonNullable<HistoryEntry["other"]>;
  undoes?: string;
}

/** Adds a row to a booking's history; called in the transaction of what it tells of. */
export async function writeHistory(db: Queryable, entry: NewEntry): Promise<void> {
  await db
    .insertInto("booking_events")
    .values({
      id: entry.id,
      booking_id: entry.bookingId,
      kind: entry.kind,
      at: entry.at.toISOString(),
      actor_id: entry.actor?.id ?? null,
      actor_name: entry.actor ? actorName(entry.actor) : FAMILY,
      from_status: entry.from ?? null,
      to_status: entry.to ?? null,
      channel: entry.channel ?? null,
      reason: entry.reason,
      field: entry.correction?.field ?? null,
      old_value: entry.correction?.oldValue ?? null,
      new_value: entry.correction?.newValue ?? null,
      other_kind: entry.other?.kind ?? null,
      other_id: entry.other?.id ?? null,
      other_reference: entry.other?.reference ?? null,
      undoes: entry.undoes ?? null,
    })
    .execute();
}

/** What has happened to a booking, the newest first. */
export function historyOf(db: Queryable, bookingId: string): Promise<HistoryEntry[]> {
  return historiesOf(db, [bookingId]);
}

/** The histories of several bookings as one, the newest first. */
export async function historiesOf(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("booking_events")
    .selectAll()
    .where("booking_id", "in", bookingIds)
    .orderBy("at", "desc")
    .execute();
  const entries = rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    at: row.at,
    actorName: row.actor_name,
    byFamily:
      row.kind === "family" ||
      (row.kind === "move" &&
        (row.from_status === null || (row.actor_id === null && row.actor_name === FAMILY))),
    from: row.from_status,
    to: row.to_status,
    channel: row.channel,
    reason: row.reason,
    field: row.field,
    oldValue: row.old_value ?? "",
    newValue: row.new_value ?? "",
    other: otherRequestOf(row),
    assigneeName: row.assignee_name,
    undoes: row.undoes,
  }));
  return entries.toSorted((one, other) => order(one) - order(other)).toSorted(byTime);
}

/** Of what was written at one moment a move comes last, so it stands on top: it came of the rest. */
function order({ kind, from }: Pick<HistoryEntry, "kind" | "from">): number {
  if (kind !== "move") return 1;
  return from === null ? 2 : 0;
}

function byTime(one: HistoryEntry, other: HistoryEntry): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

/** The newest entry that says that the family wrote again; undefined where it has not. */
export async function lastFamilyWriting(
  db: Queryable,
  bookingId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("booking_events")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "family")
    .orderBy("at", "desc")
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}

export async function isWritten(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("booking_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an entry says; empty where it was erased, or is not there. */
export async function wordsOfEntry(db: Queryable, id: string): Promise<string> {
  const row = await db
    .selectFrom("booking_events")
    .select("reason")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.reason ?? "";
}
