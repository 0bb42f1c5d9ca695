import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { DocumentReadings } from "#db/tables/paper-files";

/** Seeing a file again within this time counts as one reading; so do a scanner's attempts. */
const ONE_READING_MS = 15 * 60 * 1000;

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
  if (reading.way !== "saved" && (await wasReadLately(db, reading, at))) return;
  await db
    .insertInto("document_readings")
    .values({ ...reading, id: randomUUID(), at: at.toISOString() })
    .execute();
}

async function wasReadLately(db: Queryable, reading: NewFileReading, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - ONE_READING_MS).toISOString();
  const earlier = await db
    .selectFrom("document_readings")
    .select("id")
    .where("request_id", "=", reading.request_id)
    .where("file_id", "=", reading.file_id)
    .where("reader", "=", reading.reader)
    .where("reader_id", reading.reader_id === null ? "is" : "=", reading.reader_id)
    .where("way", "=", reading.way)
    .where("at", ">", since)
    .executeTakeFirst();
  return earlier !== undefined;
}

export interface LastReading {
  reader: DocumentReadings["reader"];
  /** The coordinator; null if the family read it, or the account was deleted. */
  readerId: string | null;
  /** ISO 8601 UTC. */
  at: string;
}

/** The last reading of each coordinator and of the family, by document, latest first. */
export async function lastReadingsOf(
  db: Queryable,
  requestId: string,
): Promise<Map<string, LastReading[]>> {
  const rows = await db
    .selectFrom("document_readings")
    .select(["document_id as documentId", "reader", "reader_id as readerId"])
    .select((of) => of.fn.max("at").as("at"))
    .where("request_id", "=", requestId)
    .where("way", "!=", "checked")
    .groupBy(["document_id", "reader", "reader_id"])
    .execute();
  rows.sort((one, other) => (one.at < other.at ? 1 : -1));
  return Map.groupBy(rows, ({ documentId }) => documentId);
}
