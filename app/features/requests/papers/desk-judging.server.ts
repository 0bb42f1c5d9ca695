import type { Queryable } from "#db/connection.server";
import type { DocumentKind, WhosePaper } from "#db/tables/papers";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { documentsOf } from "~/features/papers/documents.server";
import {
  assignDocument,
  isJudgeable,
  replaceRefused,
  setJudgement,
  stampOf,
} from "~/features/papers/judgements.server";
import type { Context } from "~/server/context";
import { type Actor, isEventWritten } from "../history.server";
import { isClosed } from "../life";
import { mailedRequests } from "../mailed.server";
import { withdrawUnsent } from "../notices.server";
import { paperEventId, paperEventIdsOf, writePaperEvent } from "../paper-events.server";
import { notifyOfRefusal } from "../step-notices.server";

/** `conflict`: the document was judged, assigned or got a page since the coordinator saw it; nothing was written. */
export type JudgementOutcome = "done" | "conflict" | "missing";

interface SeenDocument {
  requestId: string;
  documentId: string;
  /** Stamp of the document as the page showed it. */
  seen: string;
}

/**
 * Accepts or refuses a document, also after the opposite judgement, and tells the family of a refusal. Submitting
 * the same form again changes nothing.
 *
 * @param judgement `words`: reason for the family; `formKey`: idempotency key
 */
export async function judgeDocument(
  context: Context,
  actor: Actor,
  judgement: SeenDocument & { verdict: "accepted" | "refused"; words: string; formKey: string },
): Promise<JudgementOutcome> {
  const { requestId, documentId, verdict, words, formKey, seen } = judgement;
  const kind = `paper-${verdict}` as const;
  const outcome = await inTransaction<JudgementOutcome>(context.db, async (trx) => {
    const now = context.now();
    const [request] = await mailedRequests(trx, [requestId], now);
    const found = await findDocument(trx, context, requestId, documentId);
    if (!request || !found) return "missing";
    const { document, documents } = found;
    const eventId = paperEventId(documentId, kind, formKey);
    if (await isEventWritten(trx, eventId)) return "done";
    if (stampOf(document) !== seen || !isJudgeable(document, documents)) return "conflict";
    const columns = { state: verdict, reason: words, judged_by: actor.id };
    if (!(await setJudgement(trx, document, columns, now))) return "conflict";
    for (const refusal of await paperEventIdsOf(trx, document, "paper-refused")) {
      await withdrawUnsent(trx, refusal, now);
    }
    await writePaperEvent(trx, document, { kind, actor, words, formKey }, now);
    if (verdict === "refused" && !isClosed(request.status)) {
      await notifyOfRefusal(trx, context, request, eventId);
    }
    await auditPaperAct(trx, context, actor, { requestId, detail: kind });
    return "done";
  });
  context.wakeOutbox();
  return outcome;
}

/** Assigns a document to a needed paper, or changes its kind. Submitting the same form again changes nothing. */
export function reassignDocument(
  context: Context,
  actor: Actor,
  {
    requestId,
    documentId,
    seen,
    ...facts
  }: SeenDocument & { paper_id: string | null; kind: DocumentKind; whose: WhosePaper },
): Promise<JudgementOutcome> {
  return inTransaction<JudgementOutcome>(context.db, async (trx) => {
    const found = await findDocument(trx, context, requestId, documentId);
    if (!found) return "missing";
    const { document } = found;
    const { paper_id, kind, whose } = document;
    if (paper_id === facts.paper_id && kind === facts.kind && whose === facts.whose) return "done";
    if (stampOf(document) !== seen) return "conflict";
    await assignDocument(trx, documentId, facts);
    if (document.state === "received" || document.state === "accepted") {
      await replaceRefused(trx, { ...document, ...facts });
    }
    await auditPaperAct(trx, context, actor, { requestId, detail: "paper-assigned" });
    return "done";
  });
}

/** @returns undefined if the request has no such document */
async function findDocument(trx: Queryable, { env }: Context, requestId: string, id: string) {
  const documents = await documentsOf(trx, env, requestId);
  const document = documents.find((one) => one.id === id);
  return document && { document, documents };
}

/** Records an act on a paper in the activity log. */
export function auditPaperAct(
  trx: Queryable,
  context: Context,
  { id: actorId }: Actor,
  event: { requestId: string; detail: string },
): Promise<void> {
  const { clientAddress: network } = context;
  return audit(
    trx,
    { kind: "request-acted", actorId, subjectId: null, network, ...event },
    context.now(),
  );
}
