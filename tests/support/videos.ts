import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { foldedSearchText } from "#db/like";
import type { Schema } from "#db/schema";
import { type Language, languages } from "~/locales/languages";

const AT = "2026-11-19T08:00:00.000Z";

/** A patient's consent; the account that noted it was deleted. */
const CONSENT = {
  consent_source: "paper",
  consent_note: "Green folder",
  consented_on: "2026-11-18",
  consent_noted_by: null,
  consent_noted_at: AT,
} as const;
/** No consent noted. */
export const NO_CONSENT = {
  consent_source: "",
  consent_note: "",
  consented_on: "",
  consent_noted_at: null,
};

/** A consent as typed into the form of a video review. */
export const TYPED_CONSENT = {
  consent_source: "paper",
  consent_note: "Green folder",
  consented_on: "2026-11-01",
};

/** A video review with its patient's consent, and texts in the given languages. @returns its id */
export async function insertVideo(
  db: Queryable,
  given: Partial<Insertable<Schema["video_reviews"]>> = {},
  texts: Partial<Record<Language, { title?: string; patient?: string }>> = { en: {} },
): Promise<string> {
  const id = given.id ?? randomUUID();
  const english = { title: "A journey to Chennai", patient: "Rahima, Dhaka", ...texts.en };
  await db
    .insertInto("video_reviews")
    .values({
      id,
      link: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      status: "published",
      sample: 0,
      position: 0,
      ...CONSENT,
      withdrawn_on: "",
      search_text: "",
      created_at: AT,
      updated_at: AT,
      ...given,
    })
    .execute();
  for (const language of languages) {
    const text = texts[language];
    if (!text) continue;
    const words = { ...english, ...text };
    const search_text = foldedSearchText(Object.values(words));
    await db
      .insertInto("video_review_texts")
      .values({ record_id: id, language, ...words, search_text, updated_at: AT })
      .execute();
  }
  return id;
}
