import { mkdir, statfs } from "node:fs/promises";
import type { Queryable } from "#db/connection.server";
import { pathOfFileUrl } from "#db/file-url";
import type { Env } from "~/server/env.server";
import { MAX_DOCUMENTS, MAX_REQUEST_BYTES, MAX_UPLOADS, type PaperProblem } from "./paper-rules";

/** A file was refused; nothing of it is stored. */
export class PaperRefused extends Error {
  override name = "PaperRefused";

  constructor(readonly problem: PaperProblem) {
    super(problem);
  }
}

/**
 * Checks that a request may have another file.
 *
 * @throws PaperRefused
 */
export async function requireRoomInRequest(
  trx: Queryable,
  requestId: string,
  file: { bytes: number; isFirstOfDocument: boolean },
): Promise<void> {
  const files = await trx
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_id", "announced_bytes", "stored_bytes"])
    .where("request_id", "=", requestId)
    .where("erased_at", "is", null)
    .execute();
  const documents = new Set(files.map(({ document_id }) => document_id));
  if (file.isFirstOfDocument && documents.size >= MAX_DOCUMENTS) {
    throw new PaperRefused("tooManyDocuments");
  }
  const bytes = files.reduce((sum, one) => sum + (one.announced_bytes ?? one.stored_bytes), 0);
  if (bytes + file.bytes > MAX_REQUEST_BYTES) throw new PaperRefused("tooMuch");
}

const RESERVE_BYTES = 1024 ** 3;

/**
 * Checks that uploads are on, and the storage's disk has room for a file.
 *
 * @returns the storage's address
 * @throws PaperRefused
 */
export async function requireStorage(
  { uploadsUrl }: Pick<Env, "uploadsUrl">,
  bytes: number,
): Promise<string> {
  if (uploadsUrl === null) throw new PaperRefused("off");
  if (uploadsUrl.startsWith("file:")) {
    const folder = pathOfFileUrl(uploadsUrl);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < bytes + RESERVE_BYTES) throw new PaperRefused("diskFull");
  }
  return uploadsUrl;
}

/** Error codes of a full disk. */
const DISK_FULL_CODES = ["ENOSPC", "EDQUOT"];

/** True if a file could not be written because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL_CODES.includes((error as { code?: string }).code ?? "");
}

/** Counts the uploads in flight, of which this process and each request may have a few. */
export class UploadSlots {
  readonly #taken = new Map<string, number>();

  /** @throws PaperRefused if no slot is free */
  async hold<Result>(requestId: string, work: () => Promise<Result>): Promise<Result> {
    const ofRequest = this.#taken.get(requestId) ?? 0;
    const ofProcess = [...this.#taken.values()].reduce((sum, one) => sum + one, 0);
    if (ofRequest >= MAX_UPLOADS.ofRequest || ofProcess >= MAX_UPLOADS.ofProcess) {
      throw new PaperRefused("busy");
    }
    this.#taken.set(requestId, ofRequest + 1);
    try {
      return await work();
    } finally {
      const remaining = (this.#taken.get(requestId) ?? 1) - 1;
      if (remaining > 0) this.#taken.set(requestId, remaining);
      else this.#taken.delete(requestId);
    }
  }
}
