import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { recordBin } from "~/features/revisions/record-bin.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { findPostRecord } from "./post-record.server";

/** The bin of posts; what lies there keeps its address. */
export const postBin = recordBin({
  kind: "blog-posts",
  erased: "post",
  isThere: async (trx, id) => (await findPostRecord(trx, id)) !== null,
  put: (trx, { id, seenVersion }, at) =>
    trx
      .updateTable("posts")
      .set({ deleted_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
  takeOut: (trx, id) =>
    trx
      .updateTable("posts")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow(),
  erase: (trx, before) =>
    trx.deleteFrom("posts").where("deleted_at", "<", before).returning("id").execute(),
  list: binnedPosts,
});

/** Which posts lie in the bin, the latest first. */
async function binnedPosts(db: Queryable, language: Language): Promise<BinnedRecord[]> {
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

/** Puts a post of a restored backup into the bin, that a coordinator has deleted since. */
export async function binPost(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("posts")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
