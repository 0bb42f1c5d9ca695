import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { Channel, OtherRequest } from "~/features/requests/history";
import { otherRequestOf } from "~/features/requests/history.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import type { Language } from "~/locales/languages";

type Status = Schema["messages"]["status"];

export interface MessageEntry {
  id: string;
  kind: Schema["message_events"]["kind"];
  at: string;
  /** Closed because the sender's account was deleted. */
  bySender: boolean;
  actorName: string;
  channel: Channel | null;
  reason: string;
  /** Who has it since, of `assign`; null where it was given back. */
  assigneeName: string | null;
  /** What the sender wrote anew, of `family`. */
  other: OtherRequest | null;
}

/** A message as a coordinator sees it, with what was done about it, the newest first. */
export interface MessageRecord {
  id: string;
  reference: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string;
  language: Language;
  status: Status;
  receivedAt: string;
  dueAt: string;
  clock: Clock;
  /** A coordinator's id; null for nobody. */
  assignedTo: string | null;
  /** The booking that was made of it. */
  bookingId: string | null;
  history: MessageEntry[];
}

export async function findMessage(
  db: Queryable,
  id: string,
  now: Date,
): Promise<MessageRecord | null> {
  const row = await db
    .selectFrom("messages")
    .select([
      "id",
      "reference",
      "name",
      "email",
      "phone",
      "message",
      "language",
      "status",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "waits_since as waitsSince",
      "assigned_to as assignedTo",
      "booking_id as bookingId",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const history = await db
    .selectFrom("message_events")
    .selectAll()
    .where("message_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("kind")
    .execute();
  const { repliedAt, waitsSince, ...message } = row;
  const promised = { ...row, receivedAt: waitsSince ?? row.receivedAt };
  return {
    ...message,
    clock: clockOf({ ...promised, open: row.status !== "closed" }, now),
    history: history.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      bySender: row.actor_id === null,
      actorName: row.actor_name,
      channel: row.channel,
      reason: row.reason,
      assigneeName: row.assignee_name,
      other: otherRequestOf(row),
    })),
  };
}
