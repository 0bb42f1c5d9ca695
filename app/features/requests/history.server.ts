import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { RequestEvents, RequestStatus } from "#db/tables/requests";
import type { Person } from "~/features/sessions/person";
import { sha256Hex } from "~/server/signature.server";
import type { Channel, HistoryEntry, OtherRequest } from "./history";

export type Actor = Pick<Person, "id" | "name" | "email">;

/** Name of the actor; a history stores it, because accounts may be renamed or deleted. */
export function actorName({ name, email }: Actor): string {
  return name || email;
}

/**
 * Id derived from a key and content: a repeated submission gets the same id.
 *
 * @param key a form's idempotency key or another row's id; null gives a random id
 */
export function derivedId(key: string | null, ...content: string[]): string {
  if (key === null) return randomUUID();
  return sha256Hex(JSON.stringify([key, ...content])).slice(0, 32);
}

/** Id of the event that undoes another one; it is fixed, so that an event is undone only once. */
export function undoIdOf(entry: string): string {
  return derivedId(entry, "undo");
}

export interface NewEvent {
  /** A random id if missing. */
  id?: string;
  requestId: string;
  kind: HistoryEntry["kind"];
  at: Date;
  /** Null for the family. */
  actor: Actor | null;
  from?: RequestStatus;
  to?: RequestStatus;
  channel?: Channel;
  words?: string;
  correction?: { field: string; oldValue: string; newValue: string };
  other?: OtherRequest | null;
  /** Null if the request was given back. */
  assignee?: Actor | null;
  undoes?: string;
}

/**
 * Adds an event to a history, in the caller's transaction.
 *
 * @returns false if the event already exists
 */
export async function writeEvent(trx: Queryable, event: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("request_events")
    .values({
      id: event.id ?? randomUUID(),
      request_id: event.requestId,
      kind: event.kind,
      at: event.at.toISOString(),
      by: event.actor ? "desk" : "family",
      actor_id: event.actor?.id ?? null,
      actor_name: event.actor && actorName(event.actor),
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      channel: event.channel ?? null,
      words: event.words ?? "",
      field: event.correction?.field ?? null,
      old_value: event.correction?.oldValue ?? null,
      new_value: event.correction?.newValue ?? null,
      other_id: event.other?.id ?? null,
      other_reference: event.other?.reference ?? null,
      assignee_id: event.assignee?.id ?? null,
      assignee_name: event.assignee ? actorName(event.assignee) : null,
      undoes: event.undoes ?? null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Histories of these requests in one list, newest first. */
export async function historyOf(db: Queryable, ...ids: string[]): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("request_events")
    .selectAll()
    .where("request_id", "in", ids)
    .orderBy("at", "desc")
    .execute();
  const entries = rows.map(entryOf);
  return entries.toSorted((one, other) => rank(one) - rank(other)).toSorted(byTime);
}

function entryOf(row: Selectable<RequestEvents>): HistoryEntry {
  const { other_id: id, other_reference: reference } = row;
  return {
    id: row.id,
    requestId: row.request_id,
    kind: row.kind,
    at: row.at,
    byFamily: row.by === "family",
    actorName: row.actor_name ?? "",
    from: row.from_status,
    to: row.to_status,
    channel: row.channel,
    words: row.words,
    field: row.field,
    oldValue: row.old_value ?? "",
    newValue: row.new_value ?? "",
    other: id && reference ? { id, reference } : null,
    assigneeName: row.assignee_name,
    undoes: row.undoes,
  };
}

/** Sort key for events with the same time: a move comes first, "sent" last. */
function rank({ kind }: Pick<HistoryEntry, "kind">): number {
  if (kind === "sent") return 2;
  return kind === "move" ? 0 : 1;
}

function byTime(one: HistoryEntry, other: HistoryEntry): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

/** Id of the newest event in which the family wrote again; undefined if there is none. */
export async function findLastFamilyEvent(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("request_events")
    .select("id")
    .where("request_id", "=", id)
    .where("kind", "=", "family")
    .orderBy("at", "desc")
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}

export async function isEventWritten(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("request_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Clock columns of the first reply to these requests since a time, ignoring undone replies. */
export async function firstReplySince(db: Queryable, ids: readonly string[], since: string) {
  const events = await db
    .selectFrom("request_events")
    .select(["id", "kind", "at", "actor_id", "undoes"])
    .where("request_id", "in", ids)
    .where("kind", "in", ["reply", "undo"])
    .where("at", ">=", since)
    .orderBy("at")
    .execute();
  const undoneIds = events.map(({ undoes }) => undoes);
  const reply = events.find(({ id, kind }) => kind === "reply" && !undoneIds.includes(id));
  return reply && { stopped_at: reply.at, stopped_by: reply.actor_id, stopped_in: reply.id };
}

/** Text of an event; empty if erased or not found. */
export async function wordsOfEvent(db: Queryable, id: string): Promise<string> {
  const row = await db
    .selectFrom("request_events")
    .select("words")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.words ?? "";
}

/**
 * Counts events since a time. Every change adds an event, an erasure too, so an unchanged count
 * means that no request changed.
 */
export async function countRequestChanges(db: Queryable, since: Date): Promise<number> {
  const { changes } = await db
    .selectFrom("request_events")
    .select(sql<string | number>`count(*)`.as("changes"))
    .where("at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(changes);
}

/** Id of the person to whom a reply was mailed; null for the request's writer. */
export async function contactIdOfEvent(db: Queryable, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("request_events")
    .select("new_value")
    .where("id", "=", id)
    .where("field", "=", "contact")
    .executeTakeFirst();
  return row?.new_value ?? null;
}
