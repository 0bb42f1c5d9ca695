import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { eraseRevisions } from "~/features/revisions/revisions.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { findPostRecord } from "./post-record.server";

const record = (id: string) => ({ kind: "blog-posts", id }) as const;

/**
 * Puts a post into the bin, as it is; its address stays its own.
 *
 * @param seenVersion as the coordinator confirmed it; another is a conflict
 */
export function deletePost(
  db: Database,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<"deleted" | "missing" | "conflict"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("posts")
      .set({ deleted_at: now.toISOString(), version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return (await findPostRecord(trx, id)) ? "conflict" : "missing";
    await noteErasures(trx, { post: [id] }, now);
    await auditContent(trx, by, "content-deleted", record(id), now);
    return "deleted";
  });
}

/** Which posts lie in the bin, the latest first. */
export async function binnedPosts(db: Queryable, language: Language): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("posts")
    .innerJoin("post_texts", "post_texts.post_id", "posts.id")
    .select(["id", "deleted_at", "language", "title"])
    .where("deleted_at", "is not", null)
    .where("language", "in", languagesFor(language))
    .where("title", "!=", "")
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  return [...eachInLanguage(rows, ({ id }) => id, language).values()].flatMap(
    ({ id, title, deleted_at }) =>
      deleted_at === null ? [] : [{ id, name: title, deletedAt: deleted_at }],
  );
}

/** Takes a post out of the bin: as it was, at its address, and published if it was. */
export function restorePost(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
): Promise<"restored" | "missing"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("posts")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await auditContent(trx, by, "content-restored", record(id), now);
    return "restored";
  });
}

/** Erases what was put into the bin before then (ISO 8601 UTC), with all words and addresses. */
export async function eraseBinnedPosts(trx: Queryable, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom("posts")
    .where("deleted_at", "<", before)
    .returning("id")
    .execute();
  await eraseRevisions(
    trx,
    "blog-posts",
    rows.map(({ id }) => id),
  );
}

/** Puts a post of a restored backup into the bin, that a coordinator has deleted since. */
export async function binPost(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("posts")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
