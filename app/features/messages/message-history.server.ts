import type { Database, Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import type { Channel } from "~/features/requests/history";
import { type Actor, actorName, entryId } from "~/features/requests/history.server";
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
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const history = await db
    .selectFrom("message_events")
    .select(["id", "kind", "at", "actor_id", "actor_name as actorName", "channel", "reason"])
    .where("message_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("kind")
    .execute();
  const { repliedAt, ...message } = row;
  return {
    ...message,
    clock: clockOf({ ...row, open: row.status !== "closed" }, now),
    history: history.map(({ actor_id, ...entry }) => ({ ...entry, bySender: actor_id === null })),
  };
}

type Change =
  | { kind: "reply"; channel: Channel; note: string }
  | { kind: "close" }
  | { kind: "reopen" };

/**
 * Records what a coordinator did about a message. The first reply stops the clock of the promise;
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
      replied_at: change.kind === "reply" ? (message.replied_at ?? at) : message.replied_at,
      version: message.version + 1,
      updated_at: at,
    })
    .where("id", "=", messageId)
    .execute();
  return "done";
}

interface NewEntry {
  id: string;
  messageId: string;
  kind: MessageEntry["kind"];
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
