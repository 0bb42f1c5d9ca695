import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { VideoWords } from "~/features/video-reviews/video-review";
import { type Language, languages } from "~/locales/languages";

const AT = "2026-11-19T08:00:00.000Z";

/** How the patient agreed, as somebody noted it who has gone since. */
const CONSENT = {
  consent_source: "paper",
  consent_note: "Green folder",
  consented_at: "2026-11-17T18:00:00.000Z",
  consent_noted_by: null,
  consent_noted_at: AT,
} as const;
/** Nobody has noted anything. */
export const NO_CONSENT = {
  consent_source: null,
  consent_note: null,
  consented_at: null,
  consent_noted_at: null,
};

/** A video review with its patient's consent, and words in the languages that are given. @returns its id */
export async function insertVideo(
  db: Queryable,
  given: Partial<Insertable<Schema["video_reviews"]>> = {},
  texts: Partial<Record<Language, Partial<VideoWords>>> = { en: {} },
): Promise<string> {
  const id = given.id ?? randomUUID();
  const english = { title: "A journey to Chennai", patient: "Rahima, Dhaka", ...texts.en };
  await db
    .insertInto("video_reviews")
    .values({
      id,
      ...english,
      video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      status: "published",
      published_at: AT,
      sample: 0,
      ...CONSENT,
      created_at: AT,
      updated_at: AT,
      ...given,
    })
    .execute();
  for (const language of languages) {
    const words = texts[language];
    if (!words) continue;
    await db
      .insertInto("video_review_texts")
      .values({ video_id: id, language, ...english, updated_at: AT, ...words })
      .execute();
  }
  return id;
}
