import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { addDocument } from "~/features/papers/documents.server";
import { addFile, type PaperServices } from "~/features/papers/paper-files.server";
import { findStoredFile, readStoredFile } from "~/features/papers/part-storage.server";
import { completeFile, receiveBytes } from "~/features/papers/receiving.server";
import { openUploadStorage } from "~/server/file-storage/open-storage.server";
import { insertBooking } from "./bookings";
import { requestOf } from "./requests";
import type { Site } from "./site";

interface NewPaper extends Partial<Omit<Insertable<Schema["documents"]>, "id" | "request_id">> {
  bytes?: Buffer;
  name?: string;
  /** False leaves it half sent. */
  complete?: boolean;
}

const MOST_BYTES = 25 * 1024 * 1024;

/** Stores a document with one file, as the family's page does. @returns the ids of both */
export async function storePaper(
  services: PaperServices,
  request_id: string,
  {
    bytes = Buffer.from("%PDF-1.7 of a report"),
    name = "রিপোর্ট.pdf",
    complete = true,
    ...given
  }: NewPaper = {},
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
    name,
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

/** Inserts a document that has arrived, without files. */
export async function insertReceivedPaper(
  db: Queryable,
  given: { id: string; request_id: string },
): Promise<void> {
  const at = "2026-11-20T08:00:00.000Z";
  await db
    .insertInto("documents")
    .values({
      ...{ paper_id: null, kind: "report", whose: "patient", way: "page", state: "received" },
      ...{ added_by: null, judged_by: null, judged_at: null, created_at: at, received_at: at },
      ...given,
    })
    .execute();
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

/** The decrypted bytes of a file; null if it cannot be decrypted. */
export async function openPaper(services: PaperServices, fileId: string): Promise<Buffer | null> {
  const file = await findStoredFile(services.db, services, fileId);
  return file && buffer(readStoredFile(services, file));
}

/** A stored document of a new request, with the addresses of its file. */
export async function servedPaper(site: Site, given: NewPaper) {
  const requestId = await insertBooking(site.db);
  const ids = await storePaper(site.services, requestId, given);
  const { reference } = await requestOf(site.db, requestId);
  return {
    ...ids,
    requestId,
    reference,
    deskPath: `/dashboard/admin/bookings/${requestId}/papers/files/${ids.fileId}`,
    familyPath: `/request/${reference}/papers/files/${ids.fileId}`,
  };
}

/** Does something while the storage of files has room for this many more parts. */
export async function onFullDisk<Result>(
  { env }: Pick<Site, "env">,
  parts: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const storage = await openUploadStorage(env.uploadsUrl ?? "");
  const { put } = storage;
  let freeParts = parts;
  storage.put = async (name, bytes) => {
    if (freeParts-- <= 0) throw Object.assign(new Error("full"), { code: "ENOSPC" });
    return put(name, bytes);
  };
  try {
    return await work();
  } finally {
    storage.put = put;
  }
}

/** The recorded readings of a file. */
export function fileReadings(db: Queryable, fileId: string) {
  const readings = db.selectFrom("document_readings").select(["reader", "reader_id", "way"]);
  return readings.where("file_id", "=", fileId).execute();
}

/** A PDF of one page with a line of text. */
export function pdfWith(text: string, { locked = false } = {}): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length + 30} >>\nstream\nBT /F1 24 Tf 20 100 Td (${text}) Tj ET\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const hash = `<${"5e".repeat(32)}>`;
  const lock = locked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${hash} /U ${hash} /P -4 >> /ID [<5e> <5e>]`
    : "";
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, "latin1");
}
