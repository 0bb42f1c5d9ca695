import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { RequestEvents, RequestStatus } from "#db/tables/requests";
import type { Person } from "~/features/sessions/person";
import { sha256Hex } from "~/server/signature.server";
import type { Channel, HistoryEntry, OtherRequest } from "./history";

/** The coordinator who acts on a request. */
export type Actor = Pick<Person, "id" | "name" | "email">;

/** The name that a history keeps for ever: the account may go, or change its name. */
export function actorName({ name, email }: Actor): string {
  return name || email;
}

/**
 * The id of what one form, sent once, writes: the same form with the same content again has the
 * same id, so that a double tap or a resend is found to be already done.
 *
 * @param formKey from the form; null for a post that carries none
 */
export function entryId(formKey: string | null, ...content: string[]): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, ...content])).slice(0, 32);
}

/** The id of the event that takes another back: it is done once. */
export function undoIdOf(entry: string): string {
  return entryId(entry, "undo");
}

export interface NewEvent {
  /** Left out: a random one. */
  id?: string;
  requestId: string;
  kind: HistoryEntry["kind"];
  at: Date;
  /** Null: the family itself. */
  actor: Actor | null;
  from?: RequestStatus;
  to?: RequestStatus;
  channel?: Channel;
  words?: string;
  correction?: { field: string; oldValue: string; newValue: string };
  other?: OtherRequest | null;
  /** Null: given back. */
  assignee?: Actor | null;
  undoes?: string;
}

/**
 * Adds an event to a request's history; called in the transaction of what it tells of.
 *
 * @returns false where it is there already
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

/** The histories of some requests as one, the newest first. */
export async function historyOf(db: Queryable, ...ids: string[]): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("request_events")
    .selectAll()
    .where("request_id", "in", ids)
    .orderBy("at", "desc")
    .execute();
  const entries = rows.map(entryOf);
  return entries.toSorted((one, other) => order(one) - order(other)).toSorted(byTime);
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

/** A move stands above the other events of its moment, because they led to it. */
function order({ kind }: Pick<HistoryEntry, "kind">): number {
  if (kind === "sent") return 2;
  return kind === "move" ? 0 : 1;
}

function byTime(one: HistoryEntry, other: HistoryEntry): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

/** The newest event that says that the family wrote again; undefined where it has not. */
export async function lastFamilyWriting(db: Queryable, id: string): Promise<string | undefined> {
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

export async function isWritten(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("request_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first reply to one of these requests since a time, as a clock names it; none that was taken back. */
export async function firstReplySince(db: Queryable, ids: readonly string[], since: string) {
  const events = await db
    .selectFrom("request_events")
    .select(["id", "kind", "at", "actor_id", "undoes"])
    .where("request_id", "in", ids)
    .where("kind", "in", ["reply", "undo"])
    .where("at", ">=", since)
    .orderBy("at")
    .execute();
  const undone = events.map(({ undoes }) => undoes);
  const first = events.find(({ id, kind }) => kind === "reply" && !undone.includes(id));
  return first && { stopped_at: first.at, stopped_by: first.actor_id, stopped_in: first.id };
}

/** The words of an event; empty where they were erased, or it is not there. */
export async function wordsOfEvent(db: Queryable, id: string): Promise<string> {
  const row = await db
    .selectFrom("request_events")
    .select("words")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.words ?? "";
}

/**
 * The number of events since a time. Every arrival and every change of a request adds one, and an
 * erasure takes from it: while it stays the same, nothing has changed.
 */
export async function countRequestChanges(db: Queryable, since: Date): Promise<number> {
  const { changes } = await db
    .selectFrom("request_events")
    .select(sql<string | number>`count(*)`.as("changes"))
    .where("at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(changes);
}
