import { readFileSync } from "node:fs";
import { openDatabase } from "#db/connection.server";
import { readEnv } from "~/server/env.server";
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
