import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { recordBin } from "~/features/revisions/record-bin.server";
import { writerOf } from "./review";

/** The bin of stories. */
export const reviewBin = recordBin({
  kind: "patient-reviews",
  erased: "review",
  isThere: async (trx, id) => {
    const kept = trx.selectFrom("reviews").select("id").where("deleted_at", "is", null);
    return (await kept.where("id", "=", id).executeTakeFirst()) !== undefined;
  },
  put: (trx, { id, seenVersion }, at) =>
    trx
      .updateTable("reviews")
      .set({ deleted_at: at, updated_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
  takeOut: (trx, id) =>
    trx
      .updateTable("reviews")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow(),
  erase: (trx, before) =>
    trx.deleteFrom("reviews").where("deleted_at", "<", before).returning("id").execute(),
  list: binnedReviews,
});

/** Which stories lie in the bin, the latest first. */
async function binnedReviews(db: Queryable): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("reviews")
    .select(["id", "name", "place", "deleted_at"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, deleted_at, ...writer }) =>
    deleted_at === null ? [] : [{ id, name: writerOf(writer), deletedAt: deleted_at }],
  );
}

/** Puts a story of a restored backup into the bin, that a coordinator has deleted since. */
export async function binReview(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("reviews")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
