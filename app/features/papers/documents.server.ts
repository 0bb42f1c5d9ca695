import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/schema";
import type { DocumentFiles } from "#db/tables/paper-files";
import type { Documents } from "#db/tables/papers";
import type { Env } from "~/server/env.server";
import { openName } from "./file-keys.server";
import { eraseFiles } from "./paper-files.server";

export type NewDocument = Pick<Documents, "request_id" | "paper_id" | "kind" | "whose" | "way"> & {
  /** The coordinator; null for the family. */
  added_by: string | null;
};

/** Adds a document without files. @returns its id */
export async function addDocument(
  trx: Queryable,
  document: NewDocument,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto("documents")
    .values({
      ...document,
      id,
      state: "receiving",
      judged_by: null,
      judged_at: null,
      created_at: at.toISOString(),
      received_at: null,
    })
    .execute();
  return id;
}

/** A document of this request, without its files. */
export function findDocument(
  db: Queryable,
  requestId: string,
  id: string,
): Promise<Selectable<Documents> | undefined> {
  return db
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", id)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

type Row = Selectable<DocumentFiles>;

/** A file of a document, without its keys. */
interface DocumentFile {
  id: string;
  position: number;
  copy: Row["copy"];
  /** The sender's name for it; empty if none of the site's keys opens it. */
  name: string;
  /** MIME type; empty if it is unknown. */
  type: string;
  announcedBytes: number | null;
  storedBytes: number;
  isComplete: boolean;
  scan: Row["scan"];
}

export interface Document extends Selectable<Documents> {
  /** In the order of the pages; the legible copy of a page stands before its original. */
  files: DocumentFile[];
}

/** A request's documents with their files, oldest first; erased files are left out. */
export async function documentsOf(
  db: Queryable,
  env: Pick<Env, "dataKeys">,
  requestId: string,
): Promise<Document[]> {
  const rows = await db
    .selectFrom("documents")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const files = await db
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_files.id", "document_id", "position", "copy", "name", "type"])
    .select(["announced_bytes", "stored_bytes", "complete_at", "scan"])
    .where("documents.request_id", "=", requestId)
    .where("erased_at", "is", null)
    .orderBy("position")
    .orderBy("copy")
    .execute();
  return rows.map((row) => ({
    ...row,
    files: files
      .filter(({ document_id }) => document_id === row.id)
      .map(({ id, position, copy, name, type, scan, ...file }) => ({
        id,
        position,
        copy,
        name: openName(env, id, name),
        type,
        scan,
        announcedBytes: file.announced_bytes,
        storedBytes: file.stored_bytes,
        isComplete: file.complete_at !== null,
      })),
  }));
}

/** A request's papers in the download of an account's data. */
export async function collectPapers(db: Queryable, requestId: string) {
  const papers = await db
    .selectFrom("request_papers")
    .select(personalColumns.request_papers.download)
    .where("request_id", "=", requestId)
    .orderBy("position")
    .execute();
  const documents = await db
    .selectFrom("documents")
    .select(["id", ...personalColumns.documents.download])
    .where("request_id", "=", requestId)
    .orderBy("created_at")
    .execute();
  return {
    papers,
    documents: await Promise.all(
      documents.map(async ({ id, ...document }) => ({
        ...document,
        files: await db
          .selectFrom("document_files")
          .select(personalColumns.document_files.download)
          .where("document_id", "=", id)
          .where("erased_at", "is", null)
          .orderBy("position")
          .orderBy("copy")
          .execute(),
        readings: await db
          .selectFrom("document_readings")
          .select(personalColumns.document_readings.download)
          .where("document_id", "=", id)
          .orderBy("at")
          .execute(),
      })),
    ),
  };
}

/**
 * Erases the files of a document that the family sent. Its row stays, as replaced.
 *
 * @returns undefined if it was judged meanwhile, or is not the family's
 */
export async function withdrawDocument(trx: Queryable, requestId: string, id: string, at: Date) {
  const document = await trx
    .updateTable("documents")
    .set({ state: "replaced" })
    .where("id", "=", id)
    .where("request_id", "=", requestId)
    .where("added_by", "is", null)
    .where("state", "in", ["receiving", "received"])
    .returning(["id", "kind", "request_id"])
    .executeTakeFirst();
  if (!document) return undefined;
  const files = await trx
    .selectFrom("document_files")
    .select("id")
    .where("document_id", "=", id)
    .execute();
  const ids = files.map((file) => file.id);
  await eraseFiles(trx, ids, at);
  return document;
}
