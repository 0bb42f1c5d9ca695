import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { eraseRevisions } from "~/features/revisions/revisions.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { findVideo } from "./video-record.server";

const record = (id: string) => ({ kind: "videos-reviews", id }) as const;

/**
 * Puts a video review into the bin, as it is.
 *
 * @param seenVersion as the coordinator confirmed it; another is a conflict
 */
export function deleteVideo(
  db: Database,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<"deleted" | "missing" | "conflict"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("video_reviews")
      .set({ deleted_at: now.toISOString(), version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return (await findVideo(trx, id)) ? "conflict" : "missing";
    await noteErasures(trx, { "video-review": [id] }, now);
    await auditContent(trx, by, "content-deleted", record(id), now);
    return "deleted";
  });
}

/** Which video reviews lie in the bin, the latest first. */
export async function binnedVideos(db: Queryable, language: Language): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("video_reviews")
    .select(["id", "title", "deleted_at"])
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
  return rows.flatMap(({ id, title, deleted_at }) =>
    deleted_at === null
      ? []
      : [{ id, name: nameOf.get(id)?.title ?? title, deletedAt: deleted_at }],
  );
}

/** Takes a video review out of the bin: as it was, and published if it was. */
export function restoreVideo(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
): Promise<"restored" | "missing"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("video_reviews")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await auditContent(trx, by, "content-restored", record(id), now);
    return "restored";
  });
}

/** Erases what was put into the bin before then (ISO 8601 UTC), with all words. */
export async function eraseBinnedVideos(trx: Queryable, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom("video_reviews")
    .where("deleted_at", "<", before)
    .returning("id")
    .execute();
  await eraseRevisions(
    trx,
    "videos-reviews",
    rows.map(({ id }) => id),
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
