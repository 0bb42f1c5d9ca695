import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { DocumentReadings } from "#db/tables/paper-files";

export type NewFileReading = Pick<
  DocumentReadings,
  "request_id" | "document_id" | "file_id" | "reader" | "reader_id" | "way"
>;

/**
 * Records that somebody reads a file. Call it before the first byte is sent: if it fails, nothing
 * may be sent.
 */
export async function recordFileReading(
  db: Queryable,
  reading: NewFileReading,
  at: Date,
): Promise<void> {
  await db
    .insertInto("document_readings")
    .values({ ...reading, id: randomUUID(), at: at.toISOString() })
    .execute();
}

/** The readings of a request's files, latest first. */
export async function fileReadingsOf(db: Queryable, requestId: string) {
  return db
    .selectFrom("document_readings")
    .select(["document_id", "file_id", "reader", "reader_id", "way", "at"])
    .where("request_id", "=", requestId)
    .orderBy("at", "desc")
    .execute();
}
