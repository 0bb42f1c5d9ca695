import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { recordBin } from "~/features/revisions/record-bin.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { findVideo } from "./video-record.server";

/** The bin of video reviews. */
export const videoBin = recordBin({
  kind: "videos-reviews",
  erased: "video-review",
  isThere: async (trx, id) => (await findVideo(trx, id)) !== null,
  put: (trx, { id, seenVersion }, at) =>
    trx
      .updateTable("video_reviews")
      .set({ deleted_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
  takeOut: (trx, id) =>
    trx
      .updateTable("video_reviews")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow(),
  erase: (trx, before) =>
    trx.deleteFrom("video_reviews").where("deleted_at", "<", before).returning("id").execute(),
  list: binnedVideos,
});

/** Which video reviews lie in the bin, the latest first. */
async function binnedVideos(db: Queryable, language: Language): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("video_reviews")
    .select(["id", "title", "deleted_at", "consent_withdrawn_at"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  const names = await db
    .selectFrom("video_review_texts")
    .innerJoin("video_reviews", "video_reviews.id", "video_review_texts.video_id")
    .select(["video_id", "language", "video_review_texts.title"])
    .where("deleted_at", "is not", null)
    .where("language", "in", languagesFor(language))
    .where("video_review_texts.title", "!=", "")
    .execute();
  const nameOf = eachInLanguage(names, ({ video_id }) => video_id, language);
  return rows.flatMap(({ id, title, deleted_at: deletedAt, consent_withdrawn_at: withdrawnAt }) =>
    deletedAt === null
      ? []
      : [
          {
            ...{ id, deletedAt, hasConsent: withdrawnAt === null },
            name: nameOf.get(id)?.title ?? title,
          },
        ],
  );
}

/** Puts a video review of a restored backup into the bin, that a coordinator has deleted since. */
export async function binVideo(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("video_reviews")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}

/** Takes a video review of a restored backup off the site, whose patient has withdrawn the consent since. */
export async function withdrawVideo(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("video_reviews")
    .set({
      status: "draft",
      consent_source: null,
      consent_note: null,
      consented_at: null,
      consent_withdrawn_at: at.toISOString(),
      consent_noted_by: null,
      consent_noted_at: at.toISOString(),
    })
    .where("id", "=", id)
    .execute();
}
