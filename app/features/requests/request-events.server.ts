import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { type Actor, actorName } from "./history.server";
import type { RequestKey } from "./request-key";

/** What happens to a booking as to a message. */
export type RequestEvent =
  | {
      kind: "assign";
      actor: Actor;
      /** Null: given back. */
      assignee: Actor | null;
    }
  /** The family wrote again, in a request of its own. */
  | { kind: "family"; other: RequestKey & { reference: string } };

/** Stands as the actor's name where somebody did it who sent the request; the pages say it in words. */
const SENDERS = { booking: "family", message: "sender" } as const;

/** Adds it to the request's history; called in the transaction of what it tells of. */
export async function writeRequestEvent(
  trx: Queryable,
  { kind, id }: RequestKey,
  event: RequestEvent,
  at: Date,
): Promise<void> {
  const row = {
    id: randomUUID(),
    kind: event.kind,
    at: at.toISOString(),
    channel: null,
    reason: "",
    ...(event.kind === "assign"
      ? {
          actor_id: event.actor.id,
          actor_name: actorName(event.actor),
          assignee_id: event.assignee?.id ?? null,
          assignee_name: event.assignee && actorName(event.assignee),
        }
      : {
          actor_id: null,
          actor_name: SENDERS[kind],
          other_kind: event.other.kind,
          other_id: event.other.id,
          other_reference: event.other.reference,
        }),
  };
  if (kind === "booking") {
    await trx
      .insertInto("booking_events")
      .values({ ...row, booking_id: id })
      .execute();
  } else {
    await trx
      .insertInto("message_events")
      .values({ ...row, message_id: id })
      .execute();
  }
}

/**
 * Requests received and history written since a time. Every change of a request adds to it, and an
 * erasure takes from it: while it stays the same, nothing has changed.
 */
export async function countRequestChanges(db: Queryable, since: Date): Promise<number> {
  const at = since.toISOString();
  const { rows } = await sql<{ changes: number }>`
    select (select count(*) from booking_events where at > ${at})
      + (select count(*) from message_events where at > ${at})
      + (select count(*) from bookings where received_at > ${at})
      + (select count(*) from messages where received_at > ${at}) as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}
