import type { Queryable } from "#db/connection.server";
import type { Channel } from "~/features/requests/history";
import { type Actor, actorName, otherRequestOf } from "~/features/requests/history.server";
import type { HistoryEntry } from "./history";
import type { BookingStatus } from "./statuses";

/** Stands as the actor's name where a family did something itself. */
export const FAMILY = "family";

export interface NewEntry {
  id: string;
  bookingId: string;
  kind: "move" | "reply" | "note";
  at: Date;
  /** Null: the family itself. */
  actor: Actor | null;
  from?: BookingStatus;
  to?: BookingStatus;
  channel?: Channel;
  reason: string;
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
    })
    .execute();
}

/** What has happened to a booking, the newest first. */
export async function historyOf(db: Queryable, bookingId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("booking_events")
    .select([
      "id",
      "kind",
      "at",
      "actor_id",
      "actor_name",
      "from_status",
      "to_status",
      "channel",
      "reason",
      "assignee_name",
      "other_kind",
      "other_id",
      "other_reference",
    ])
    .where("booking_id", "=", bookingId)
    .orderBy("at", "desc")
    // a reply comes before the move it brings about
    .orderBy("kind")
    .execute();
  return rows.map((row) => ({
    id: row.id,
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
    assigneeName: row.assignee_name,
    other: otherRequestOf(row),
  }));
}

export async function isWritten(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("booking_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
