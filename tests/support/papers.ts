import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { addDocument } from "~/features/papers/documents.server";
import { addFile, type PaperServices } from "~/features/papers/paper-files.server";
import { findStoredFile, readStoredFile } from "~/features/papers/part-storage.server";
import { completeFile, receiveBytes } from "~/features/papers/receiving.server";

interface NewPaper extends Partial<Omit<Insertable<Schema["documents"]>, "id" | "request_id">> {
  bytes?: Buffer;
  /** False leaves it half sent. */
  complete?: boolean;
}

const MOST_BYTES = 25 * 1024 * 1024;

/** Stores a document with one file, as the family's page does. @returns the ids of both */
export async function storePaper(
  services: PaperServices,
  request_id: string,
  { bytes = Buffer.from("%PDF-1.7 of a report"), complete = true, ...given }: NewPaper = {},
): Promise<{ documentId: string; fileId: string }> {
  const { db } = services;
  const documentId = await addDocument(
    db,
    {
      request_id,
      paper_id: null,
      kind: "report",
      whose: "patient",
      way: "page",
      added_by: null,
      ...given,
    },
    services.now(),
  );
  const fileId = await addFile(db, services, {
    documentId,
    position: 1,
    copy: "original",
    uploadKey: randomUUID(),
    name: "রিপোর্ট.pdf",
    announcedBytes: complete ? null : bytes.byteLength + 1,
  });
  await receiveBytes(services, {
    fileId,
    start: 0,
    bytes: (async function* () {
      yield bytes;
    })(),
    maxBytes: MOST_BYTES,
  });
  if (complete) await completeFile(services, fileId, async () => {});
  await setDocument(db, documentId, given);
  return { documentId, fileId };
}

/** Sets columns of a document, such as a coordinator's judgement. */
export async function setDocument(
  db: Queryable,
  id: string,
  columns: Partial<Insertable<Schema["documents"]>>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable("documents").set(columns).where("id", "=", id).execute();
}

/** The bytes of a file; null if it cannot be opened. */
export async function openPaper(services: PaperServices, fileId: string): Promise<Buffer | null> {
  const file = await findStoredFile(services.db, services, fileId);
  return file && buffer(readStoredFile(services, file));
}
