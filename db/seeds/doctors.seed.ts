import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import { sampleDoctors } from "./doctors";
import { textsByLanguage } from "./texts";

export async function seedDoctors(db: Queryable, now: string): Promise<void> {
  for (const { id, hospital, specialty, languages, texts } of sampleDoctors) {
    await db
      .insertInto("doctors")
      .values({
        id,
        hospital_id: hospital,
        specialty,
        languages: languages.join("\n"),
        status: "published",
        sample: flag(true),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto("doctor_texts")
      .values(
        textsByLanguage(texts).map(({ language, text }) => ({
          record_id: id,
          language,
          ...text,
          search_text: foldedSearchText(Object.values(text)),
          updated_at: now,
        })),
      )
      .execute();
  }
}
