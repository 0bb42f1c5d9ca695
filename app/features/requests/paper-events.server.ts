import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Documents } from "#db/tables/papers";
import { findAccountById } from "~/features/identity/accounts.server";
import { findDocument } from "~/features/papers/documents.server";
import { replaceRefused } from "~/features/papers/judgements.server";
import type { Context } from "~/server/context";
import { startFamilyPageClock } from "./clock-starts.server";
import { findOpenRequest, notifyCoordinators } from "./conversation.server";
import type { PaperEventKind } from "./history";
import { type Actor, derivedId, writeEvent } from "./history.server";

/**
 * Records once that a document arrived, in the transaction that completes its first file. A document from the family
 * starts a clock. Call `wakeOutbox` after the transaction.
 */
export async function recordPaperArrival(
  trx: Queryable,
  context: Pick<Context, "env" | "now">,
  { requestId, documentId }: { requestId: string; documentId: string },
): Promise<void> {
  const document = await findDocument(trx, requestId, documentId);
  if (!document) return;
  const actor = document.added_by ? await findAccountById(trx, document.added_by) : null;
  const at = context.now();
  const event = { kind: "paper-sent", actor, words: "" } as const;
  const id = await writePaperEvent(trx, document, event, at);
  if (!id) return;
  await replaceRefused(trx, document);
  if (document.added_by) return;
  const request = await findOpenRequest(trx, requestId);
  if (request && (await startFamilyPageClock(trx, { id, requestId }, at))) {
    await notifyCoordinators(trx, context, { ...request, id: requestId }, at);
  }
}

/**
 * Adds an event of a document to its request's history.
 *
 * @param event `actor`: null for the family; `words`: reason of a refusal; `formKey`: idempotency key of a judgement
 * @returns id of the event; null if this event was written before
 */
export async function writePaperEvent(
  trx: Queryable,
  document: Pick<Selectable<Documents>, "id" | "kind" | "request_id">,
  {
    kind,
    formKey,
    ...event
  }: { kind: PaperEventKind; actor: Actor | null; words: string; formKey?: string },
  at: Date,
): Promise<string | null> {
  // a document arrives and is removed once, but may be judged several times
  const id = paperEventId(document.id, kind, formKey);
  const documentColumns = { field: document.kind, oldValue: "", newValue: document.id };
  const paperEvent = {
    ...event,
    id,
    requestId: document.request_id,
    kind,
    at,
    correction: documentColumns,
  };
  return (await writeEvent(trx, paperEvent)) ? id : null;
}

export function paperEventId(documentId: string, kind: PaperEventKind, formKey = ""): string {
  return derivedId(documentId, kind, formKey);
}

/** Ids of a document's events of one kind. */
export async function paperEventIdsOf(
  db: Queryable,
  { id, request_id }: Pick<Selectable<Documents>, "id" | "request_id">,
  kind: PaperEventKind,
): Promise<string[]> {
  const events = await db
    .selectFrom("request_events")
    .select("id")
    .where("request_id", "=", request_id)
    .where("kind", "=", kind)
    .where("new_value", "=", id)
    .execute();
  return events.map((event) => event.id);
}
