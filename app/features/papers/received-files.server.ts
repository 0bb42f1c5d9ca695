import { randomUUID } from "node:crypto";
import { inTransaction } from "#db/transactions";
import type { Context, Services } from "~/server/context";
import { addDocument } from "./documents.server";
import { addFile, type PaperServices } from "./paper-files.server";
import { PaperRefused, requireRoomInRequest, requireStorage } from "./paper-limits.server";
import { cleanName, type PaperProblem, problemOfFile } from "./paper-rules";
import { removeErasedParts } from "./part-storage.server";
import { receiveBytes, storedType } from "./receiving.server";

/** Largest file in a form. After a lost connection, the browser must send the whole form again. */
export const FORM_FILE_BYTES = 20 * 1024 * 1024;
/** Maximum number of files in a coordinator's form. */
export const FORM_FILES = 20;

export type FormServices = PaperServices & Pick<Services, "log">;

/** A stored file of a posted form, in a document of its own until the action checks the form. */
export interface ReceivedFile {
  fileId: string;
  documentId: string;
}

/** `broken`: the form did not arrive completely; `failed`: the storage failed. */
export type UploadProblem = PaperProblem | "broken" | "failed";

/** The files of a posted form, which arrived before its page's action runs. */
export interface ReceivedForm {
  files: ReceivedFile[];
  /** The reason why not all files were taken. */
  problem: UploadProblem | null;
  /** Name of the file that was refused; empty if the problem is not one file's. */
  refusedName: string;
}

/** Hands a form's files to the action of its page. */
export function noteReceivedForm({ memo }: Pick<Context, "memo">, form: ReceivedForm): void {
  memo.set("received-form", Promise.resolve(form));
}

/** The files of the posted form; none if it was sent without a file field. */
export async function receivedForm({ memo }: Pick<Context, "memo">): Promise<ReceivedForm> {
  const form = (await memo.get("received-form")) as ReceivedForm | undefined;
  return form ?? { files: [], problem: null, refusedName: "" };
}

/**
 * Stores a form's file as it arrives, in a document of its own.
 *
 * @throws PaperRefused, or an error of `receiveBytes`; then nothing of the file is left
 */
export async function receiveFile(
  services: FormServices,
  { requestId, name, bytes }: { requestId: string; name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<ReceivedFile> {
  await requireStorage(services.env, FORM_FILE_BYTES);
  const file = await inTransaction(services.db, async (trx) => {
    await requireRoomInRequest(trx, requestId, {
      bytes: FORM_FILE_BYTES,
      isFirstOfDocument: true,
    });
    const defaults = { paper_id: null, kind: "other", whose: "patient", way: "page" } as const;
    const document = { ...defaults, request_id: requestId, added_by: null };
    const documentId = await addDocument(trx, document, services.now());
    const fileId = await addFile(trx, services, {
      documentId,
      position: 1,
      copy: "original",
      uploadKey: randomUUID(),
      name: cleanName(name),
      announcedBytes: null,
    });
    return { documentId, fileId };
  });
  try {
    const { fileId } = file;
    const maxBytes = FORM_FILE_BYTES;
    const storedBytes = await receiveBytes(services, { fileId, start: 0, bytes, maxBytes });
    const type = storedBytes > 0 ? await storedType(services, fileId) : "";
    const problem = problemOfFile({ type, bytes: storedBytes }, services.env.uploadsUrl ?? "");
    // refuses the form here, before its action stores any of its files
    if (problem) throw new PaperRefused(problem);
    return file;
  } catch (error) {
    await discardFiles(services, [file]);
    throw error;
  }
}

/**
 * Deletes those of a form's files that the action did not accept: their own documents still have the
 * state `receiving`.
 */
export async function discardFiles(
  services: FormServices,
  files: readonly ReceivedFile[],
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ documentId }) => documentId);
  const { numDeletedRows } = await services.db
    .deleteFrom("documents")
    .where("id", "in", ids)
    .where("state", "=", "receiving")
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await removeErasedParts(services);
}
