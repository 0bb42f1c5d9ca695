import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { eachInLanguage, inLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import {
  type Accreditation,
  type HospitalDetails,
  type HospitalPhoto,
  isSpecialty,
  mapLinks,
  specialties,
  webLink,
} from "./hospital";

/** A published hospital in a language, or in English where it lacks that; null where there is none. */
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
    .executeTakeFirst();
  if (!hospital) return null;
  const texts = await db
    .selectFrom("hospital_texts")
    .selectAll()
    .where("hospital_id", "=", hospital.id)
    .where("language", "in", languagesFor(language))
    .execute();
  const text = inLanguage(texts, language);
  if (!text) return null;
  const abroad = inLanguage(texts, defaultLanguage) ?? text;
  const { latitude, longitude, city, country } = hospital;
  const coordinates = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return {
    slug,
    country,
    city,
    name: text.name,
    location: text.location,
    bio: text.bio,
    language: text.language,
    sample: isSet(hospital.sample),
    address: text.address,
    abroad: { name: abroad.name, address: abroad.address, language: abroad.language },
    about: linesOf(text.about),
    keyHighlights: linesOf(text.key_highlights),
    centersOfExcellence: linesOf(text.centers_of_excellence),
    servicesForBangladesh: linesOf(text.services_for_bangladesh),
    specialties: await specialtiesOf(db, hospital.id),
    coordinates,
    maps: mapLinks({ name: abroad.name, address: abroad.address, coordinates }),
    website: webLink(hospital.website),
    accreditation: accreditationOf(hospital),
    photos: await photosOf(db, hospital.id, language),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The hospital's specialties, in the order of the lists. */
async function specialtiesOf(db: Queryable, hospitalId: string) {
  const rows = await db
    .selectFrom("hospital_specialties")
    .select("specialty")
    .where("hospital_id", "=", hospitalId)
    .execute();
  const own = rows.map(({ specialty }) => specialty).filter(isSpecialty);
  return own.sort((a, b) => specialties.indexOf(a) - specialties.indexOf(b));
}

function accreditationOf(hospital: {
  accreditation_body: string | null;
  accreditation_as_of: string | null;
  accreditation_source: string | null;
}): Accreditation | null {
  const { accreditation_body: body, accreditation_as_of: asOf } = hospital;
  const source = hospital.accreditation_source;
  return body && asOf && source ? { body, asOf, source } : null;
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
  const textOf = eachInLanguage(texts, (text) => text.photo_id, language);
  return photos.map(({ id, sample, ...photo }) => ({
    ...photo,
    alt: textOf.get(id)?.alt ?? "",
    language: textOf.get(id)?.language ?? defaultLanguage,
    sample: isSet(sample),
  }));
}
