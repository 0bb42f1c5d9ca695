import { readFileSync } from "node:fs";
import { openDatabase } from "#db/connection.server";
import { readEnv } from "~/server/env.server";
import { onDatabase } from "./e2e-database";
import { onPostgres } from "./engine";
import { storePaper } from "./papers";

/** Stores a paper for a request of the server under test. */
export async function addPaper(
  requestId: string,
  given: Parameters<typeof storePaper>[2],
): Promise<{ documentId: string; fileId: string }> {
  const folder = process.env.E2E_DATA_DIR ?? "";
  const url = onPostgres ? readFileSync(`${folder}/database-url`, "utf8") : undefined;
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: url,
    UPLOADS_URL: `file:${folder}/uploads`,
  });
  const db = openDatabase(env.databaseUrl);
  try {
    return await storePaper({ db, env, now: () => new Date() }, requestId, given);
  } finally {
    await db.destroy();
  }
}

interface FileRow {
  copy: string;
  position: number;
  sha256: string | null;
  state: string;
  complete_at: string | null;
}

/** The files of a request that are not erased, in the order of their completion. */
export const filesOf = (reference: string): FileRow[] =>
  onDatabase((db) =>
    db
      .prepare(
        `select copy, position, sha256, state, complete_at from document_files
        join documents on documents.id = document_id join requests on requests.id = request_id
        where reference = ? and document_files.erased_at is null order by complete_at`,
      )
      .all(reference),
  ) as FileRow[];
