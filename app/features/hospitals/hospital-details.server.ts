import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import { eachInLanguage, inLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import {
  accreditationOf,
  type HospitalDetails,
  type HospitalPhoto,
  mapLinks,
  type OwnLines,
  webLink,
} from "./hospital";
import { picturesOf } from "./hospital-covers.server";
import { specialtiesOf, textOf } from "./hospital-record.server";
import { type HospitalText, type ListField, missingTexts } from "./hospital-words";
import { placesInCities } from "./places-in-cities.server";

/**
 * A published hospital in a language, or in English until its texts in that are whole; null where there
 * is none.
 */
export async function findHospital(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<HospitalDetails | null> {
  const hospital = await db
    .selectFrom("hospitals")
    .selectAll()
    .where("slug", "=", slug)
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return hospital ? detailsOf(db, hospital, language) : null;
}

/** The same of any hospital, drafts too; null where there is none, or it lies in the bin. */
export async function findHospitalToPreview(
  db: Queryable,
  id: string,
  language: Language,
): Promise<HospitalDetails | null> {
  const hospital = await db
    .selectFrom("hospitals")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return hospital ? detailsOf(db, hospital, language) : null;
}

async function detailsOf(
  db: Queryable,
  hospital: Selectable<Schema["hospitals"]>,
  language: Language,
): Promise<HospitalDetails | null> {
  const all = await db
    .selectFrom("hospital_texts")
    .selectAll()
    .where("hospital_id", "=", hospital.id)
    .where("language", "in", languagesFor(language))
    .execute();
  // what nobody has finished is not shown; of a draft's English there is what there is
  const texts = all.map(textOf).filter(isShown);
  const text = inLanguage(texts, language);
  if (!text) return null;
  const abroad = inLanguage(texts, defaultLanguage) ?? text;
  const { slug, latitude, longitude, city, country } = hospital;
  const coordinates = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const [cover, ...gallery] = await picturesOf(db, hospital.id, language);
  return {
    slug,
    country,
    city,
    name: text.name,
    location: text.location,
    bio: text.bio,
    language: text.language,
    sample: isSet(hospital.sample),
    place: (await placesInCities(db)).get(hospital.id) ?? 0,
    address: text.address,
    abroad: { name: abroad.name, address: abroad.address, language: abroad.language },
    about: paragraphsOf(text.about),
    keyHighlights: listOf("keyHighlights", text, abroad),
    centersOfExcellence: listOf("centersOfExcellence", text, abroad),
    servicesForBangladesh: listOf("servicesForBangladesh", text, abroad),
    specialties: (await specialtiesOf(db, [hospital.id])).get(hospital.id) ?? [],
    coordinates,
    maps: mapLinks({ name: abroad.name, address: abroad.address, coordinates }),
    website: webLink(hospital.website),
    accreditation: accreditationOf(hospital),
    cover: cover ?? null,
    gallery,
    photos: cover ? [] : await photosOf(db, hospital.id, language),
  };
}

function isShown(text: HospitalText): boolean {
  return text.language === defaultLanguage || missingTexts(text).length === 0;
}

/** A list's lines; in English where the language has none of them. */
function listOf(list: ListField, text: HospitalText, english: HospitalText): OwnLines {
  const own = text[list].filter((line) => line !== "");
  if (own.length > 0) return { lines: own, language: text.language };
  return { lines: english[list].filter((line) => line !== ""), language: english.language };
}

function paragraphsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The hospital's pictures, described in the language or else in English. */
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
