import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** A paper of a request's list that comes from no checklist. @returns its id */
export async function insertNeededPaper(
  db: Queryable,
  request_id: string,
  given: Partial<Insertable<Schema["request_papers"]>> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  await db
    .insertInto("request_papers")
    .values({
      id,
      request_id,
      position: 1,
      checklist_id: null,
      whose: "patient",
      need: "always",
      kind: "passport",
      title: JSON.stringify({ en: "Passport", bn: "পাসপোর্ট" }),
      created_at: "2026-11-20T08:00:00.000Z",
      added_by: null,
      removed_at: null,
      ...given,
    })
    .execute();
  return id;
}

/** A published paper of Bangladesh's checklist, in English. */
export async function insertChecklistPaper(db: Queryable, id: string): Promise<void> {
  const at = "2026-11-19T08:00:00.000Z";
  await db
    .insertInto("checklist_papers")
    .values({
      id,
      position: 100,
      country: "bangladesh",
      whose: "patient",
      need: "always",
      kind: "passport",
      source: "https://example.org/",
      as_of: "2026-11-19",
      status: "published",
      sample: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto("checklist_paper_texts")
    .values({ record_id: id, language: "en", title: "Passport", updated_at: at })
    .execute();
}
