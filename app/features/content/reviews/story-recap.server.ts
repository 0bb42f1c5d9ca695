import type { Queryable } from "#db/connection.server";
import type { Recap } from "~/features/forms/sent-words";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { countryName } from "../hospitals/countries";
import { namedHospitals } from "../hospitals/hospital-choice.server";

/** A story's answers, shown to the browser that has just sent it; null if the story no longer exists. */
export async function storyRecap(
  db: Queryable,
  id: string,
  language: Language,
): Promise<Recap | null> {
  const row = await db
    .selectFrom("reviews")
    .select(["name", "place", "country", "treatment", "hospital_id", "rating", "text", "email"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { hospitals, reviews, submission } = texts(language);
  const { fields, ratings } = reviews.story;
  const treatments: Record<string, string> = hospitals.specialties;
  const ratingNames: Record<number, string> = ratings;
  const hospitalsById = await namedHospitals(db, [row.hospital_id], language);
  const lines: [string, string | null | undefined][] = [
    [fields.name.label, row.name],
    [fields.place.label, row.place],
    [fields.country.label, countryName(row.country, language) || fields.country.other],
    [fields.treatment.label, treatments[row.treatment] ?? fields.treatment.other],
    [fields.hospital.label, hospitalsById.get(row.hospital_id)?.name],
    [fields.rating.label, ratingNames[row.rating]],
    [fields.text.label, row.text],
    [fields.email.label, row.email],
  ];
  return {
    ...submission.recap,
    lines: lines.map(([term, value]) => ({ term, value: value ?? "" })),
  };
}
