import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { stopClock } from "~/features/requests/clocks.server";
import type { Channel, OtherRequest } from "~/features/requests/history";
import { type Actor, actorName, entryId } from "~/features/requests/history.server";
import type { MessageEntry } from "./message-record.server";

type Status = Schema["messages"]["status"];

/** What a coordinator does about a message; `call`: nobody answered it. */
export type Change =
  | { kind: "reply"; channel: Channel; note: string }
  | { kind: "call" | "note"; note: string }
  | { kind: "close" | "reopen" };

/**
 * The id of the history's entry of a change: the same form with the same content has the same.
 *
 * @param formKey of the form; null for a post that carries none
 */
export function changeId(
  actor: Actor,
  messageId: string,
  change: Change,
  formKey: string | null,
): string {
  const channel = change.kind === "reply" ? change.channel : "";
  const reason = "note" in change ? change.note : "";
  return entryId(formKey, actor.id, messageId, change.kind, channel, reason);
}

/**
 * Records what a coordinator did about a message, in the transaction of what else comes of it. A reply
 * stops the clock of the promise; closing a closed message, or sending one form twice, changes nothing.
 */
export async function writeChange(
  trx: Queryable,
  actor: Actor,
  messageId: string,
  change: Change,
  formKey: string | null,
  now: Date,
): Promise<"done" | "missing"> {
  const message = await trx
    .selectFrom("messages")
    .select(["status", "replied_at", "version"])
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (!message) return "missing";
  const status = statusAfter(change.kind, message.status, message.replied_at !== null);
  const isMove = change.kind === "close" || change.kind === "reopen";
  if (isMove && status === message.status) return "done";
  const entry = {
    id: changeId(actor, messageId, change, formKey),
    messageId,
    kind: change.kind,
    at: now,
    actor,
    channel: change.kind === "reply" ? change.channel : null,
    reason: "note" in change ? change.note : "",
  };
  if (!(await writeHistory(trx, entry))) return "done";
  // a note for each other changes nothing of the message
  if (change.kind === "note" || change.kind === "call") return "done";
  await trx
    .updateTable("messages")
    .set({ status, version: message.version + 1, updated_at: now.toISOString() })
    .where("id", "=", messageId)
    .execute();
  if (change.kind === "reply") {
    await stopClock(trx, { kind: "message", id: messageId }, { by: actor, at: now });
  }
  return "done";
}

/** The newest entry that says that the sender wrote again; empty where they have not. */
export async function lastSenderWriting(db: Queryable, messageId: string): Promise<string> {
  const row = await db
    .selectFrom("message_events")
    .select("id")
    .where("message_id", "=", messageId)
    .where("kind", "=", "family")
    .orderBy("at", "desc")
    .orderBy("id")
    .executeTakeFirst();
  return row?.id ?? "";
}

interface NewEntry {
  id: string;
  messageId: string;
  /** What happens alike to all kinds of requests, `writeRequestEvent` writes. */
  kind: Exclude<MessageEntry["kind"], "assign" | "family">;
  at: Date;
  /** Null: the sender, whose account was deleted. */
  actor: Actor | null;
  channel?: Channel | null;
  reason: string;
  /** The booking that was made of it. */
  other?: OtherRequest;
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
      other_kind: entry.other?.kind ?? null,
      other_id: entry.other?.id ?? null,
      other_reference: entry.other?.reference ?? null,
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
  if (kind !== "reopen" || status !== "closed") return status;
  return replied ? "answered" : "new";
}

/** What an entry says; empty where it was erased, or is not there. */
export async function wordsOfEntry(db: Queryable, id: string): Promise<string> {
  const row = await db
    .selectFrom("message_events")
    .select("reason")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.reason ?? "";
}

export async function isWritten(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("message_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
