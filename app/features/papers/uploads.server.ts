import { createHash } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Log } from "~/server/log.server";
import { openName } from "./file-keys.server";
import { eraseFiles, type PaperServices } from "./paper-files.server";
import { PaperRefused } from "./paper-limits.server";
import { problemOfFile } from "./paper-rules";
import { findStoredFile, readStoredFile, removeErasedParts } from "./part-storage.server";
import { completeFile, SAMPLE_BYTES, storedType } from "./receiving.server";

/** A file that a family's script sends in several requests. */
export interface Upload {
  /** Id of the file. */
  id: string;
  documentId: string;
  name: string;
  /** Bytes that are stored. */
  storedBytes: number;
  announcedBytes: number;
  isComplete: boolean;
}

/** @returns null if the family of this request has no such upload, or it has expired */
export async function findUpload(
  { db, env, now }: PaperServices,
  requestId: string,
  id: string,
): Promise<Upload | null> {
  const row = await db
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_id", "name", "stored_bytes", "announced_bytes", "complete_at"])
    .where("document_files.id", "=", id)
    .where("request_id", "=", requestId)
    .where("added_by", "is", null)
    .where("erased_at", "is", null)
    .where((is) =>
      is.or([is("complete_at", "is not", null), is("expires_at", ">", now().toISOString())]),
    )
    .executeTakeFirst();
  // a form's file announces no length and is sent in one request
  if (!row || row.announced_bytes === null) return null;
  return {
    id,
    documentId: row.document_id,
    name: openName(env, id, row.name),
    storedBytes: row.stored_bytes,
    announcedBytes: row.announced_bytes,
    isComplete: row.complete_at !== null,
  };
}

const FINGERPRINT_BYTES = 1024 * 1024;

/**
 * The SHA-256 of the first stored bytes, up to 1 MiB. It tells a file that was chosen again from
 * another one: some phones encode a photo anew.
 */
export async function fingerprintOf(
  services: PaperServices,
  { id }: Upload,
): Promise<{ bytes: number; sha256: string }> {
  const file = await findStoredFile(services.db, services, id);
  const hash = createHash("sha256");
  let remaining = Math.min(file?.storedBytes ?? 0, FINGERPRINT_BYTES);
  const bytes = remaining;
  if (file && remaining > 0) {
    for await (const chunk of readStoredFile(services, file)) {
      hash.update(chunk.subarray(0, remaining));
      remaining -= Math.min(remaining, chunk.byteLength);
      if (remaining === 0) break;
    }
  }
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Checks the first bytes of an incomplete upload. A file of a wrong type or size is removed, before
 * the family sends the rest.
 *
 * @throws PaperRefused
 */
export async function requireAcceptedStart(
  services: PaperServices & { log: Log },
  upload: Upload,
): Promise<void> {
  const file = await findStoredFile(services.db, services, upload.id);
  if (!file || file.storedBytes < SAMPLE_BYTES) return;
  const announced = { type: await storedType(services, upload.id), bytes: upload.announcedBytes };
  const problem = problemOfFile(announced, services.env.uploadsUrl ?? "");
  if (!problem) return;
  await dropUpload(services, upload);
  throw new PaperRefused(problem);
}

/**
 * Completes an upload whose last byte is stored. A file of a wrong type or size is removed.
 *
 * @param onArrival called in the same transaction
 * @throws PaperRefused
 */
export async function finishUpload(
  services: PaperServices & { log: Log },
  upload: Upload,
  onArrival: (trx: Queryable, documentId: string) => Promise<void>,
): Promise<void> {
  try {
    await completeFile(services, upload.id, async (trx, file) => {
      const problem = problemOfFile(file, services.env.uploadsUrl ?? "");
      if (problem) throw new PaperRefused(problem);
      await onArrival(trx, file.documentId);
    });
  } catch (error) {
    if (error instanceof PaperRefused) await dropUpload(services, upload);
    throw error;
  }
}

/** Removes an incomplete upload, and its document if that has no other file. */
export async function dropUpload(
  services: PaperServices & { log: Log },
  { id, documentId }: Pick<Upload, "id" | "documentId">,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    await eraseFiles(trx, [id], services.now());
    await trx
      .deleteFrom("documents")
      .where("id", "=", documentId)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("document_files")
              .select("id")
              .where("document_id", "=", documentId)
              .where("erased_at", "is", null),
          ),
        ),
      )
      .execute();
  });
  await removeErasedParts(services);
}
