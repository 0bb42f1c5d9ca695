import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import { linesOf } from "../engine/lines";
import { readPlace } from "../engine/map-place";
import { publishedAmong, type Shown } from "../engine/published.server";
import { hospitals } from "./area.server";
import {
  accreditationOf,
  type HospitalDetails,
  type HospitalPhoto,
  isSpecialty,
  mapLinks,
  type OwnLines,
  webLink,
} from "./hospital";
import { placesInCities, publishedHospitals } from "./hospitals.server";

type ShownHospital = Shown<typeof hospitals>;

/**
 * A published hospital in a language, or in English if the translation is incomplete; null if there is none.
 */
export async function findHospital(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<HospitalDetails | null> {
  const known = (await publishedHospitals(db, language)).find((one) => one.slug === slug);
  if (!known) return null;
  const [shown] = await publishedAmong(db, hospitals, [known.id], language);
  const [english] = await publishedAmong(db, hospitals, [known.id], defaultLanguage);
  return shown && english ? detailsOf(db, shown, english, language) : null;
}

/** The data of a hospital's page; the hospital may be a draft. */
export async function detailsOf(
  db: Queryable,
  { id, facts, words, ...hospital }: ShownHospital,
  english: ShownHospital,
  language: Language,
): Promise<HospitalDetails> {
  const [cover, ...gallery] = hospital.pictures;
  const abroad = { name: english.words.name, address: english.words.address };
  const coordinates = readPlace(facts.place);
  const listOf = (list: ListName): OwnLines => {
    const own = linesOf(words[list]).filter(Boolean);
    if (own.length > 0) return { lines: own, language: hospital.language };
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
    place: (await placesInCities(db)).get(id) ?? 0,
    address: words.address,
    abroad: { ...abroad, language: english.language },
    about: paragraphsOf(words.about),
    keyHighlights: listOf("key_highlights"),
    centersOfExcellence: listOf("centers_of_excellence"),
    servicesForBangladesh: listOf("services_for_bangladesh"),
    specialties: linesOf(facts.specialties).filter(isSpecialty),
    coordinates,
    maps: mapLinks({ ...abroad, coordinates }),
    website: webLink(facts.website),
    accreditation: accreditationOf(facts),
    cover: cover ?? null,
    gallery,
    photos: cover ? [] : await photosOf(db, id, language),
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
async function photosOf(
  db: Queryable,
  hospitalId: string,
  language: Language,
): Promise<HospitalPhoto[]> {
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
