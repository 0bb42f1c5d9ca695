import type { Queryable } from "#db/connection.server";
import type { DocumentFiles } from "#db/tables/paper-files";
import type { DocumentKind, WhosePaper } from "#db/tables/papers";
import { inTransaction } from "#db/transactions";
import { addDocument } from "./documents.server";
import { addFile, type PaperServices } from "./paper-files.server";
import { PaperRefused, requireRoomInRequest, requireStorage } from "./paper-limits.server";
import { cleanName, maxBytesOfName } from "./paper-rules";

export interface NewUpload {
  name: string;
  announcedBytes: number;
  copy: DocumentFiles["copy"];
  /** Idempotency key. */
  uploadKey: string;
  /** The document to which the file is added; null for a new one. */
  documentId: string | null;
  /** The page of the document, from 1; null: after its last page. */
  position: number | null;
  /** The needed paper that a new document answers. */
  paperId: string | null;
  /** Kind and owner of a new document that answers no needed paper. */
  kind: DocumentKind;
  whose: WhosePaper;
}

export interface AnnouncedUpload {
  id: string;
  documentId: string;
  position: number;
}

/** The document takes no more pages, or the key belongs to another file. */
export class UploadConflict extends Error {
  override name = "UploadConflict";
}

/**
 * Announces a file. A second announcement with the same upload key returns the first one's file.
 *
 * @throws PaperRefused, UploadConflict
 */
export async function announceUpload(
  services: PaperServices,
  requestId: string,
  upload: NewUpload,
): Promise<AnnouncedUpload> {
  const { announcedBytes, uploadKey } = upload;
  if (announcedBytes === 0) throw new PaperRefused("empty");
  const uploadsUrl = await requireStorage(services.env, announcedBytes);
  const name = cleanName(upload.name);
  if (announcedBytes > maxBytesOfName(name, uploadsUrl)) throw new PaperRefused("tooLarge");
  return inTransaction(services.db, async (trx) => {
    const earlier = await findByKey(trx, uploadKey);
    if (earlier) {
      const isSame =
        earlier.requestId === requestId && earlier.announced === announcedBytes && !earlier.erased;
      if (!isSame) throw new UploadConflict("The key belongs to another file");
      return earlier;
    }
    await requireRoomInRequest(trx, requestId, {
      bytes: announcedBytes,
      isFirstOfDocument: upload.documentId === null,
    });
    const documentId =
      upload.documentId === null
        ? await addNewDocument(trx, services, requestId, upload)
        : await requireOpenDocument(trx, requestId, upload.documentId);
    const position = upload.position ?? (await lastPage(trx, documentId)) + 1;
    const id = await addFile(trx, services, { ...upload, documentId, name, position });
    return { id, documentId, position };
  });
}

async function findByKey(trx: Queryable, uploadKey: string) {
  return trx
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_files.id", "document_id as documentId", "request_id as requestId"])
    .select(["announced_bytes as announced", "erased_at as erased", "position"])
    .where("upload_key", "=", uploadKey)
    .executeTakeFirst();
}

async function lastPage(trx: Queryable, documentId: string): Promise<number> {
  const row = await trx
    .selectFrom("document_files")
    .select((eb) => eb.fn.max("position").as("last"))
    .where("document_id", "=", documentId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row?.last ?? 0;
}

async function addNewDocument(
  trx: Queryable,
  services: PaperServices,
  request_id: string,
  { paperId, kind, whose }: NewUpload,
): Promise<string> {
  const needed =
    paperId &&
    (await trx
      .selectFrom("request_papers")
      .select(["id as paper_id", "kind", "whose"])
      .where("id", "=", paperId)
      .where("request_id", "=", request_id)
      .executeTakeFirst());
  const purpose = needed || { paper_id: null, kind, whose };
  const document = { ...purpose, request_id, way: "page", added_by: null } as const;
  return addDocument(trx, document, services.now());
}

/** @throws UploadConflict unless it is a document of the family that was not judged */
async function requireOpenDocument(trx: Queryable, requestId: string, id: string): Promise<string> {
  const openDocument = await trx
    .selectFrom("documents")
    .select("id")
    .where("id", "=", id)
    .where("request_id", "=", requestId)
    .where("added_by", "is", null)
    .where("state", "in", ["receiving", "received"])
    .executeTakeFirst();
  if (!openDocument) throw new UploadConflict("The document takes no more pages");
  return openDocument.id;
}
