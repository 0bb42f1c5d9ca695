import type { Queryable } from "#db/connection.server";
import type { NewDocument } from "./documents.server";
import { PaperRefused } from "./paper-limits.server";
import { type PaperProblem, problemOfFile } from "./paper-rules";
import { removeErasedParts } from "./part-storage.server";
import type { FormServices, ReceivedFile } from "./received-files.server";
import { type CompleteFile, completeFile } from "./receiving.server";

/** The document that takes a file: a new one, or one to which it is added as the last page. */
export type FileTarget = NewDocument | Page;

interface Page {
  request_id: string;
  documentId: string;
  /** The coordinator who added the document; null for the family. */
  added_by: string | null;
}

export type FileOutcome =
  /** `known`: the same file was stored before. */
  | { outcome: "kept" | "known"; documentId: string; fileId: string }
  /** `gone`: the document takes no more pages. */
  | { outcome: PaperProblem | "gone" };

/**
 * Completes a form's file and puts it into its document. A form that is sent again adds nothing;
 * nor do the same bytes for the same paper within an hour.
 *
 * @param key idempotency key; null if the form has none
 * @param onArrival called for a new document, in the same transaction
 */
export async function storeReceivedFile(
  services: FormServices,
  file: ReceivedFile,
  { target, key }: { target: FileTarget; key: string | null },
  onArrival: (trx: Queryable, documentId: string) => Promise<void>,
): Promise<FileOutcome> {
  // stays "empty" if `completeFile` finds nothing to complete
  const result: { stored: FileOutcome } = { stored: { outcome: "empty" } };
  const uploadKey = key && `${target.request_id}:${key}`;
  try {
    await completeFile(services, file.fileId, async (trx, complete) => {
      result.stored = await addToDocument(trx, complete);
    });
  } catch (error) {
    if (error instanceof DocumentGoneError) return { outcome: "gone" };
    if (error instanceof PaperRefused) return { outcome: error.problem };
    throw error;
  }
  if (result.stored.outcome === "known") await removeErasedParts(services);
  return result.stored;

  async function addToDocument(trx: Queryable, complete: CompleteFile): Promise<FileOutcome> {
    const { fileId } = complete;
    const problem = problemOfFile(complete, services.env.uploadsUrl ?? "");
    if (problem) throw new PaperRefused(problem);
    const now = services.now();
    const duplicate = await findDuplicate(trx, complete, { target, uploadKey, now });
    if (duplicate) {
      await trx.deleteFrom("documents").where("id", "=", complete.documentId).execute();
      return { outcome: "known", ...duplicate };
    }
    const documentId = await ("documentId" in target
      ? addPage(trx, complete, target)
      : fillDocument(trx, complete, target));
    if (uploadKey) {
      const row = trx.updateTable("document_files").set({ upload_key: uploadKey });
      await row.where("id", "=", fileId).execute();
    }
    if (!("documentId" in target)) await onArrival(trx, documentId);
    return { outcome: "kept", documentId, fileId };
  }
}

/** Somebody judged or removed the document meanwhile. */
class DocumentGoneError extends Error {
  override name = "DocumentGoneError";
}

const HOUR_MS = 60 * 60 * 1000;

/** The file of an earlier post of the same form, or with the same bytes for the same paper. */
async function findDuplicate(
  trx: Queryable,
  { sha256, fileId }: CompleteFile,
  { target, uploadKey, now }: { target: FileTarget; uploadKey: string | null; now: Date },
) {
  return trx
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_files.id as fileId", "documents.id as documentId"])
    .where("documents.request_id", "=", target.request_id)
    .where("document_files.id", "!=", fileId)
    .where("erased_at", "is", null)
    .where((is) => {
      const since = new Date(now.getTime() - HOUR_MS).toISOString();
      const hasSameBytes = is.and([
        is("sha256", "=", sha256),
        is("complete_at", ">=", since),
        is("state", "in", ["receiving", "received", "accepted"]),
        "documentId" in target
          ? is("documents.id", "=", target.documentId)
          : is.and([
              is("paper_id", target.paper_id === null ? "is" : "=", target.paper_id),
              is("documents.kind", "=", target.kind),
              is("documents.whose", "=", target.whose),
            ]),
      ]);
      return uploadKey ? is.or([hasSameBytes, is("upload_key", "=", uploadKey)]) : hasSameBytes;
    })
    .executeTakeFirst();
}

async function fillDocument(
  trx: Queryable,
  { documentId }: CompleteFile,
  target: NewDocument,
): Promise<string> {
  await trx.updateTable("documents").set(target).where("id", "=", documentId).execute();
  return documentId;
}

/** Moves the file from its own document to the end of another. */
async function addPage(
  trx: Queryable,
  { fileId, documentId }: CompleteFile,
  page: Page,
): Promise<string> {
  const documentRow = await trx
    .selectFrom("documents")
    .innerJoin("document_files", "document_files.document_id", "documents.id")
    .select((eb) => eb.fn.max("position").as("last"))
    .where("documents.id", "=", page.documentId)
    .where("request_id", "=", page.request_id)
    .where("added_by", page.added_by === null ? "is" : "=", page.added_by)
    .where("state", "in", ["receiving", "received"])
    .groupBy("documents.id")
    .executeTakeFirst();
  if (!documentRow) throw new DocumentGoneError(`${page.documentId} takes no more pages`);
  await trx
    .updateTable("document_files")
    .set({ document_id: page.documentId, position: Number(documentRow.last) + 1 })
    .where("id", "=", fileId)
    .execute();
  await trx.deleteFrom("documents").where("id", "=", documentId).execute();
  return page.documentId;
}
