import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Documents } from "#db/tables/papers";
import { findAccountById } from "~/features/identity/accounts.server";
import { findDocument } from "~/features/papers/documents.server";
import type { Context } from "~/server/context";
import { startWordsClock } from "./clock-starts.server";
import { findOpenRequest, notifyCoordinators } from "./conversation.server";
import type { PaperEvent } from "./history";
import { type Actor, entryId, writeEvent } from "./history.server";

/**
 * Records that a document arrived, in the transaction that completes its first file. A document of the family starts a
 * clock as its words do. Repeated calls change nothing. Call `wakeOutbox` after the transaction.
 */
export async function paperArrived(
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
  if (!id || document.added_by) return;
  const request = await findOpenRequest(trx, requestId);
  if (request && (await startWordsClock(trx, { id, requestId }, at))) {
    await notifyCoordinators(trx, context, { ...request, id: requestId }, at);
  }
}

/**
 * Adds an event of a document to its request's history.
 *
 * @param event `actor`: null for the family; `words`: reason of a refusal
 * @returns id of the event; null if this event was written before
 */
export async function writePaperEvent(
  trx: Queryable,
  document: Pick<Selectable<Documents>, "id" | "kind" | "request_id">,
  { kind, ...event }: { kind: PaperEvent; actor: Actor | null; words: string },
  at: Date,
): Promise<string | null> {
  // a document arrives and is removed once, but may be judged several times
  const isOnce = kind === "paper-sent" || kind === "paper-removed";
  const id = entryId(isOnce ? document.id : null, kind);
  const correction = { field: document.kind, oldValue: "", newValue: document.id };
  const written = { ...event, id, requestId: document.request_id, kind, at, correction };
  return (await writeEvent(trx, written)) ? id : null;
}
