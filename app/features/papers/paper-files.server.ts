import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { DocumentFiles } from "#db/tables/paper-files";
import type { Services } from "~/server/context";
import { newFileKey } from "~/server/sealed-part.server";
import { sealName, wrapKey } from "./file-keys.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** An incomplete file is kept for this time. */
const UNFINISHED_DAYS = 7;

export type PaperServices = Pick<Services, "db" | "env" | "now">;

export interface NewFile {
  documentId: string;
  /** The page of the document, from 1. */
  position: number;
  copy: DocumentFiles["copy"];
  /** Idempotency key. */
  uploadKey: string;
  /** The sender's name for it. */
  name: string;
  /** Length in bytes; null if it is not known before the end. */
  announcedBytes: number | null;
}

/**
 * Adds an empty file to a document, with a key of its own.
 *
 * @returns its id; the id of the earlier file if this upload key was used before
 */
export async function addFile(
  trx: Queryable,
  services: PaperServices,
  file: NewFile,
): Promise<string> {
  const id = randomUUID();
  const now = services.now();
  await trx
    .insertInto("document_files")
    .values({
      id,
      document_id: file.documentId,
      position: file.position,
      copy: file.copy,
      upload_key: file.uploadKey,
      name: sealName(services.env, id, file.name),
      announced_bytes: file.announcedBytes,
      ...(await wrapKey(services.env, id, newFileKey())),
      sha256: null,
      created_at: now.toISOString(),
      complete_at: null,
      expires_at: new Date(now.getTime() + UNFINISHED_DAYS * DAY_MS).toISOString(),
      erased_at: null,
    })
    .onConflict((conflict) => conflict.column("upload_key").doNothing())
    .execute();
  const kept = await trx
    .selectFrom("document_files")
    .select("id")
    .where("upload_key", "=", file.uploadKey)
    .executeTakeFirstOrThrow();
  return kept.id;
}

/**
 * Erases files: without their keys nobody can open them, here or in a backup. `removeErasedParts`
 * removes their parts from the storage afterwards.
 */
export async function eraseFiles(trx: Queryable, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("document_files")
    .set({
      name: null,
      sha256: null,
      sealed_key: null,
      backup_key: null,
      erased_at: at.toISOString(),
    })
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .execute();
}

/** Deletes a request's documents and the list of its papers, when the request is erased. */
export async function erasePapersOf(trx: Queryable, requestId: string): Promise<void> {
  await trx.deleteFrom("documents").where("request_id", "=", requestId).execute();
  await trx.deleteFrom("request_papers").where("request_id", "=", requestId).execute();
}

/** Erases incomplete files that are older than a week. */
export async function sweepPapers(trx: Queryable, now: Date): Promise<void> {
  const unfinished = await trx
    .selectFrom("document_files")
    .select("id")
    .where("complete_at", "is", null)
    .where("erased_at", "is", null)
    .where("expires_at", "<=", now.toISOString())
    .execute();
  const ids = unfinished.map(({ id }) => id);
  await eraseFiles(trx, ids, now);
}
