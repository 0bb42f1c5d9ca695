import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { PaperServices } from "./paper-files.server";
import {
  findStoredFile,
  openedParts,
  readStoredFile,
  type StoredFile,
  storePart,
  WrongOffsetError,
} from "./part-storage.server";

/** Number of bytes that are sealed together, as one part. */
const PART_BYTES = 1024 * 1024;

/**
 * Parts are sealed and read one after the other: each takes its size in memory twice, and the
 * processor for milliseconds. Every upload in flight may wait.
 */
const partQueue = new ConcurrencyLimit({ running: 1, waiting: 64, waitingPerClient: 4 });

/** A file is longer than it may be, or than it was announced. */
export class TooLongError extends Error {
  override name = "TooLongError";
}

export interface ReceiveOptions {
  fileId: string;
  /** Place of the first byte that follows. */
  start: number;
  bytes: AsyncIterable<Uint8Array>;
  /** Most bytes that the whole file may have. */
  maxBytes: number;
}

/**
 * Stores bytes as they arrive, in sealed parts. If the stream of a file with announced length
 * breaks, the arrived bytes are stored, and the sender resumes after them.
 *
 * @returns the number of bytes of the file that are stored
 * @throws WrongOffsetError, TooLongError, the stream's or the storage's error
 */
export async function receiveBytes(
  services: PaperServices,
  { fileId, start, bytes, maxBytes }: ReceiveOptions,
): Promise<number> {
  const file = await findStoredFile(services.db, services, fileId);
  if (!file || file.isComplete || file.storedBytes !== start) {
    throw new WrongOffsetError(`Nothing goes to ${start} of ${fileId}`);
  }
  const end = file.announcedBytes ?? maxBytes;
  const part = Buffer.allocUnsafe(PART_BYTES);
  let length = 0;
  let storedBytes = start;
  const store = async (isLast: boolean) => {
    if (length === 0) return;
    const place = { fileId, start: storedBytes, length, isLast };
    const sealAndStore = () => storePart(services, file.key, place, part.subarray(0, length));
    await partQueue.run(fileId, sealAndStore);
    storedBytes += length;
    length = 0;
  };
  try {
    for await (const chunk of bytes) {
      if (storedBytes + length + chunk.byteLength > end)
        throw new TooLongError(`More than ${end} bytes`);
      for (let at = 0; at < chunk.byteLength; ) {
        // a full part waits for the next byte, which shows that it is not the last
        if (length === PART_BYTES) await store(false);
        const slice = chunk.subarray(at, at + PART_BYTES - length);
        part.set(slice, length);
        length += slice.byteLength;
        at += slice.byteLength;
      }
    }
  } catch (error) {
    if (file.announcedBytes !== null && !(error instanceof TooLongError)) {
      await store(storedBytes + length === file.announcedBytes);
    }
    throw error;
  }
  await store(file.announcedBytes === null || storedBytes + length === file.announcedBytes);
  return storedBytes;
}

/** `file-type` needs no more to recognise a file. */
export const SAMPLE_BYTES = 4100;

export interface CompleteFile {
  fileId: string;
  documentId: string;
  bytes: number;
  /** MIME type by the first bytes; empty if it is unknown. */
  type: string;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * Completes a file whose last byte is stored: reads it back, and records its type and hash. Its
 * document then counts as received. Completing it again changes nothing.
 *
 * @param onComplete called in the transaction that completes it
 * @returns null if bytes are missing, or it was complete before
 */
export async function completeFile(
  services: PaperServices,
  fileId: string,
  onComplete: (trx: Queryable, file: CompleteFile) => Promise<void>,
): Promise<CompleteFile | null> {
  const file = await findStoredFile(services.db, services, fileId);
  if (
    !file ||
    file.isComplete ||
    file.storedBytes === 0 ||
    file.storedBytes !== file.announcedBytes
  )
    return null;
  const { sha256, type } = await hashAndTypeOf(services, file);
  const at = services.now().toISOString();
  return inTransaction(services.db, async (trx) => {
    const row = await trx
      .updateTable("document_files")
      .set({ type, sha256, complete_at: at })
      .where("id", "=", fileId)
      .where("complete_at", "is", null)
      .where("erased_at", "is", null)
      .returning("document_id as documentId")
      .executeTakeFirst();
    if (!row) return null;
    await trx
      .updateTable("documents")
      .set({ state: "received", received_at: at })
      .where("id", "=", row.documentId)
      .where("state", "=", "receiving")
      .execute();
    const complete = { fileId, documentId: row.documentId, bytes: file.storedBytes, type, sha256 };
    await onComplete(trx, complete);
    return complete;
  });
}

async function hashAndTypeOf(services: PaperServices, file: StoredFile) {
  const hash = createHash("sha256");
  let sample = Buffer.alloc(0);
  const parts = openedParts(services, file);
  for (;;) {
    const { done, value: part } = await partQueue.run(file.id, () => parts.next());
    if (done) break;
    hash.update(part);
    const missing = SAMPLE_BYTES - sample.byteLength;
    if (missing > 0) sample = Buffer.concat([sample, part.subarray(0, missing)]);
  }
  return { sha256: hash.digest("hex"), type: await typeOf(sample.subarray(0, SAMPLE_BYTES)) };
}

/** MIME type by the first stored bytes; empty if it is unknown. */
export async function storedType(services: PaperServices, fileId: string): Promise<string> {
  const file = await findStoredFile(services.db, services, fileId);
  if (!file) return "";
  for await (const chunk of readStoredFile(services, file)) {
    return typeOf(Buffer.from(chunk.subarray(0, SAMPLE_BYTES)));
  }
  return "";
}

/** A TIFF may have its directory at the end, where `file-type` does not find it. */
async function typeOf(sample: Buffer): Promise<string> {
  const detected = await fileTypeFromBuffer(sample);
  const isTiff = ["II*\0", "MM\0*"].includes(sample.toString("latin1", 0, 4));
  return detected?.mime ?? (isTiff ? "image/tiff" : "");
}
