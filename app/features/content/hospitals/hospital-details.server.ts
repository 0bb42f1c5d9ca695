import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import { linesOf } from "../engine/lines";
import { readPlace } from "../engine/map-place";
import { type PublicRecord, publishedAmong } from "../engine/published.server";
import { hospitals } from "./area.server";
import {
  accreditationOf,
  type HospitalDetails,
  type HospitalDrawing,
  isSpecialty,
  type LinesInLanguage,
  mapLinks,
  webLink,
} from "./hospital";
import { cityIndexesOfHospitals, publishedHospitals } from "./hospitals.server";

type ShownHospital = PublicRecord<typeof hospitals>;

/**
 * A published hospital in a language, or in English if the translation is incomplete; null if there is none.
 */
export async function findHospital(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<HospitalDetails | null> {
  const listed = (await publishedHospitals(db, language)).find((one) => one.slug === slug);
  if (!listed) return null;
  const [record] = await publishedAmong(db, hospitals, [listed.id], language);
  const [english] = await publishedAmong(db, hospitals, [listed.id], defaultLanguage);
  return record && english ? detailsOf(db, record, english, language) : null;
}

/** The data of a hospital's page; the hospital may be a draft. */
export async function detailsOf(
  db: Queryable,
  { id, facts, words, ...hospital }: ShownHospital,
  english: ShownHospital,
  language: Language,
): Promise<HospitalDetails> {
  const [cover, ...gallery] = hospital.pictures;
  const inEnglish = { name: english.words.name, address: english.words.address };
  const coordinates = readPlace(facts.place);
  const listOf = (list: ListName): LinesInLanguage => {
    const translatedLines = linesOf(words[list]).filter(Boolean);
    if (translatedLines.length > 0) return { lines: translatedLines, language: hospital.language };
    return { lines: linesOf(english.words[list]).filter(Boolean), language: english.language };
  };
  return {
    slug: facts.slug,
    country: facts.country,
    city: facts.city,
    name: words.name,
    location: words.location,
    bio: words.bio,
    language: hospital.language,
    sample: hospital.sample,
    indexInCity: (await cityIndexesOfHospitals(db)).get(id) ?? 0,
    address: words.address,
    inEnglish: { ...inEnglish, language: english.language },
    about: paragraphsOf(words.about),
    keyHighlights: listOf("key_highlights"),
    centersOfExcellence: listOf("centers_of_excellence"),
    servicesForBangladesh: listOf("services_for_bangladesh"),
    specialties: linesOf(facts.specialties).filter(isSpecialty),
    coordinates,
    maps: mapLinks({ ...inEnglish, coordinates }),
    website: webLink(facts.website),
    accreditation: accreditationOf(facts),
    cover: cover ?? null,
    gallery,
    drawings: cover ? [] : await drawingsOf(db, id, language),
  };
}

type ListName = "key_highlights" | "centers_of_excellence" | "services_for_bangladesh";

function paragraphsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A sample hospital's drawings, each with its description in the language or else in English. */
async function drawingsOf(
  db: Queryable,
  hospitalId: string,
  language: Language,
): Promise<HospitalDrawing[]> {
  const photos = await db
    .selectFrom("hospital_photos")
    .select(["id", "file", "width", "height", "sample"])
    .where("hospital_id", "=", hospitalId)
    .orderBy("position")
    .execute();
  const texts = await db
    .selectFrom("hospital_photo_texts")
    .innerJoin("hospital_photos", "hospital_photos.id", "photo_id")
    .select(["photo_id", "language", "alt"])
    .where("hospital_id", "=", hospitalId)
    .where("language", "in", languagesFor(language))
    .execute();
  const altOf = eachInLanguage(texts, (text) => text.photo_id, language);
  return photos.map(({ id, sample, ...photo }) => ({
    ...photo,
    alt: altOf.get(id)?.alt ?? "",
    language: altOf.get(id)?.language ?? defaultLanguage,
    sample: isSet(sample),
  }));
}
