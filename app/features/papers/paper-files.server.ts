import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { DocumentFiles } from "#db/tables/paper-files";
import type { DocumentKind } from "#db/tables/papers";
import { recordErasures } from "~/features/audit/erasures.server";
import type { Services } from "~/server/context";
import { newFileKey } from "~/server/sealed-part.server";
import { sealName, wrapKey } from "./file-keys.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of an incomplete, refused or replaced paper. */
const UNUSED_DAYS = 7;

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
      expires_at: new Date(now.getTime() + UNUSED_DAYS * DAY_MS).toISOString(),
      erased_at: null,
    })
    .onConflict((conflict) => conflict.column("upload_key").doNothing())
    .execute();
  const stored = await trx
    .selectFrom("document_files")
    .select("id")
    .where("upload_key", "=", file.uploadKey)
    .executeTakeFirstOrThrow();
  return stored.id;
}

/**
 * Erases files: without their keys nobody can open them. Records the erasures, which backups repeat; the caller calls
 * `removeErasedParts` and `wakeBackups` after the commit.
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
  await recordErasures(trx, { paper: ids }, at);
}

/** Repeats the erasure of a file after a restore. */
export async function eraseFileAgain(trx: Queryable, id: string): Promise<void> {
  const file = await trx
    .deleteFrom("document_files")
    .where("id", "=", id)
    .returning("document_id")
    .executeTakeFirst();
  if (!file) return;
  await trx
    .deleteFrom("documents")
    .where("id", "=", file.document_id)
    .where((is) => is.not(hasFiles(is)))
    .execute();
}

/** Deletes a request's documents and the list of its papers, when the request is erased. */
export async function erasePapersOf(trx: Queryable, requestId: string): Promise<void> {
  await trx.deleteFrom("documents").where("request_id", "=", requestId).execute();
  await trx.deleteFrom("request_papers").where("request_id", "=", requestId).execute();
}

/** Deletes files that are incomplete, and documents that were refused or replaced, after a week. */
export async function sweepPapers(trx: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS).toISOString();
  await trx
    .deleteFrom("document_files")
    .where("complete_at", "is", null)
    .where("expires_at", "<=", now.toISOString())
    .execute();
  await trx
    .deleteFrom("documents")
    .where("state", "=", "receiving")
    .where("created_at", "<", before)
    .where((is) => is.not(hasFiles(is)))
    .execute();
  await trx
    .deleteFrom("documents")
    .where("state", "in", ["refused", "replaced"])
    .where((is) => is(is.fn.coalesce("judged_at", "received_at", "created_at"), "<", before))
    .execute();
}

/** Kinds of papers with which somebody could pretend to be their owner. */
const IDENTITY_KINDS: DocumentKind[] = ["passport", "identity", "bank"];

/** Deletes documents of these requests: those that prove an identity, or all others. */
export async function deletePapersOf(
  trx: Queryable,
  requests: SelectQueryBuilder<Schema, "requests", { id: string }>,
  papers: "identity" | "others",
): Promise<void> {
  await trx
    .deleteFrom("documents")
    .where("kind", papers === "identity" ? "in" : "not in", IDENTITY_KINDS)
    .where((is) => is("request_id", "in", requests))
    .execute();
}

function hasFiles(is: ExpressionBuilder<Schema, "documents">) {
  return is.exists(
    is
      .selectFrom("document_files")
      .select("document_files.id")
      .whereRef("document_files.document_id", "=", "documents.id"),
  );
}
