import type { Database, Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { stopClock } from "~/features/requests/clocks.server";
import type { Channel, OtherRequest } from "~/features/requests/history";
import { type Actor, actorName, entryId, otherRequestOf } from "~/features/requests/history.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import type { Language } from "~/locales/languages";

type Status = Schema["messages"]["status"];

interface MessageEntry {
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

type Change =
  | { kind: "reply"; channel: Channel; note: string }
  | { kind: "close" }
  | { kind: "reopen" };

/**
 * Records what a coordinator did about a message. A reply stops the clock of the promise;
 * closing a closed message, or sending one form twice, changes nothing.
 *
 * @param formKey of the form; null for a post that carries none
 */
export function changeMessage(
  db: Database,
  actor: Actor,
  messageId: string,
  change: Change,
  formKey: string | null,
  now: Date,
): Promise<"done" | "missing"> {
  return inTransaction(db, (trx) => writeChange(trx, actor, messageId, change, formKey, now));
}

/** The same, in the transaction of what else comes of it. */
export async function writeChange(
  trx: Queryable,
  actor: Actor,
  messageId: string,
  change: Change,
  formKey: string | null,
  now: Date,
): Promise<"done" | "missing"> {
  const at = now.toISOString();
  const channel = change.kind === "reply" ? change.channel : null;
  const reason = change.kind === "reply" ? change.note : "";
  const id = entryId(formKey, actor.id, messageId, change.kind, channel ?? "", reason);
  const message = await trx
    .selectFrom("messages")
    .select(["status", "replied_at", "version"])
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (!message) return "missing";
  const status = statusAfter(change.kind, message.status, message.replied_at !== null);
  if (change.kind !== "reply" && status === message.status) return "done";
  const entry = { id, messageId, kind: change.kind, at: now, actor, channel, reason };
  if (!(await writeHistory(trx, entry))) return "done";
  await trx
    .updateTable("messages")
    .set({
      status,
      version: message.version + 1,
      updated_at: at,
    })
    .where("id", "=", messageId)
    .execute();
  if (change.kind === "reply") {
    await stopClock(trx, { kind: "message", id: messageId }, { by: actor, at: now });
  }
  return "done";
}

interface NewEntry {
  id: string;
  messageId: string;
  kind: "reply" | "close" | "reopen" | "note";
  at: Date;
  /** Null: the sender, whose account was deleted. */
  actor: Actor | null;
  channel?: Channel | null;
  reason: string;
}

/**
 * Adds a row to a message's history; called in the transaction of what it tells of.
 *
 * @returns false where it is there already
 */
export async function writeHistory(db: Queryable, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("message_events")
    .values({
      id: entry.id,
      message_id: entry.messageId,
      kind: entry.kind,
      at: entry.at.toISOString(),
      actor_id: entry.actor?.id ?? null,
      actor_name: entry.actor ? actorName(entry.actor) : SENDER,
      channel: entry.channel ?? null,
      reason: entry.reason,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stands as the actor's name where a message was closed because its sender's account went. */
const SENDER = "sender";

function statusAfter(kind: Change["kind"], status: Status, replied: boolean): Status {
  if (kind === "close") return "closed";
  if (kind === "reply") return status === "closed" ? "closed" : "answered";
  if (status !== "closed") return status;
  return replied ? "answered" : "new";
}
