import { inTransaction } from "#db/transactions";
import { withdrawDocument } from "~/features/papers/documents.server";
import { removeErasedParts } from "~/features/papers/part-storage.server";
import type { Context } from "~/server/context";
import { writePaperEvent } from "../paper-events.server";

/**
 * Erases the files of a document that the family sent and nobody has judged.
 *
 * @returns false if the document was judged meanwhile, or was not sent by the family
 */
export async function removeOwnDocument(
  context: Context,
  requestId: string,
  documentId: string,
): Promise<boolean> {
  const now = context.now();
  const isRemoved = await inTransaction(context.db, async (trx) => {
    const document = await withdrawDocument(trx, requestId, documentId, now);
    if (!document) return false;
    await writePaperEvent(trx, document, { kind: "paper-removed", actor: null, words: "" }, now);
    return true;
  });
  await removeErasedParts(context);
  return isRemoved;
}
