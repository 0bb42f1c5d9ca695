import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { keepFirstFacts } from "~/features/worded-content/facts.server";
import { type OrderTable, placeRecord } from "~/features/worded-content/place.server";
import type { Placing } from "~/features/worded-content/placing";
import { setPublication } from "~/features/worded-content/publish.server";
import { keepFirstWords } from "~/features/worded-content/write-words.server";
import { defaultLanguage } from "~/locales/languages";
import type { TextKey } from "~/server/i18n.server";
import { sha256Hex } from "~/server/signature.server";
import { flatFacts } from "./revised-video-facts.server";
import { findVideo } from "./video-record.server";
import { type VideoRecord, type VideoWords, videoFields } from "./video-review";

const kind = "videos-reviews";

const record = (id: string) => ({ kind, id }) as const;

/**
 * Adds a draft with its English words, first in the order. The same form with the same words again is
 * the same one.
 *
 * @param formKey from the form; null for a post that carries none
 * @returns its id
 */
export async function addVideo(
  db: Database,
  by: Editor,
  added: { link: string; words: VideoWords; formKey: string | null },
  now: Date,
): Promise<string> {
  const { link, words, formKey } = added;
  const said = JSON.stringify([formKey, by.actorId, link, words.title, words.patient]);
  const id = formKey === null ? randomUUID() : sha256Hex(said).slice(0, 32);
  const at = now.toISOString();
  await inTransaction(db, async (trx) => {
    const { first } = await trx
      .selectFrom("video_reviews")
      .select((eb) => eb.fn.min("position").as("first"))
      .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("video_reviews")
      .values({
        id,
        ...words,
        video_url: link,
        position: (first ?? 1) - 1,
        status: "draft",
        published_at: null,
        sample: flag(false),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    const text = { recordId: id, language: defaultLanguage, words, englishVersion: 0, at };
    await trx
      .insertInto("video_review_texts")
      .values({ ...words, video_id: id, language: defaultLanguage, updated_at: at })
      .execute();
    await keepFirstWords(trx, kind, text, by);
    const facts = flatFacts({ link, consent: null, withdrawal: null });
    await keepFirstFacts(trx, { kind, recordId: id, at }, facts, by);
    await auditContent(trx, by, "content-added", record(id), now);
  });
  return id;
}

/** Shows a video review to the public, once the patient's consent is noted, or takes it off the site. */
export function setVideoPublished(
  db: Database,
  by: Editor,
  { isPublished, ...seen }: { id: string; seenVersion: number; isPublished: boolean },
  now: Date,
) {
  const status = isPublished ? "published" : "draft";
  return setPublication(
    db,
    by,
    {
      kind,
      fields: videoFields,
      find: findVideo,
      isDone: (found) => found.status === status,
      unfit: unfitVideo,
      noted: isPublished ? "content-published" : "content-withdrawn",
      store: async (trx, { id, version }, at) => {
        const { numUpdatedRows } = await trx
          .updateTable("video_reviews")
          .set({
            status,
            ...(isPublished ? { published_at: at } : {}),
            version: version + 1,
            updated_at: at,
          })
          .where("id", "=", id)
          .where("version", "=", version)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      },
    },
    seen,
    now,
  );
}

/** Why a video review may not be published; null: it may. */
export function unfitVideo({
  consent,
  withdrawal,
}: Pick<VideoRecord, "consent" | "withdrawal">): TextKey | null {
  if (consent) return null;
  return withdrawal ? "videos.consent.missingNew" : "videos.consent.missing";
}

/** Puts a video review before or after another. */
export function placeVideo(db: Database, by: Editor, step: Placing, now: Date) {
  return placeRecord(db, by, order, step, now);
}

const order: OrderTable = {
  kind,
  list: (trx) =>
    trx
      .selectFrom("video_reviews")
      .select(["id", "position"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute(),
  store: (trx, { id, position }) =>
    trx.updateTable("video_reviews").set({ position }).where("id", "=", id).execute(),
};
