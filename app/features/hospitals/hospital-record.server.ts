import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { RevisedWords } from "~/features/revisions/revisions.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { isSpecialty, type Specialty, specialties } from "./hospital";
import { flatWords, type HospitalText, linesOf } from "./hospital-words";

/** What is the same in every language. */
export interface HospitalFacts {
  slug: string;
  country: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  website: string | null;
  accreditationBody: string | null;
  /** `2024`, `2024-03` or `2024-03-17`. */
  accreditationAsOf: string | null;
  accreditationSource: string | null;
  specialties: Specialty[];
}

/** A hospital as coordinators see it, drafts too. */
export interface HospitalRecord extends HospitalFacts {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  /** Counts every change. */
  version: number;
  /** Counts the changes of what is the same in every language. */
  factsVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
  texts: Partial<Record<Language, HospitalText>>;
}

/** A hospital that does not lie in the bin. */
export async function findHospitalRecord(
  db: Queryable,
  id: string,
): Promise<HospitalRecord | null> {
  const [found] = await hospitalRecords(db, [id]);
  return found ?? null;
}

/** Hospitals by their ids, in this order; those in the bin are left out. */
export async function hospitalRecords(
  db: Queryable,
  ids: readonly string[],
): Promise<HospitalRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("hospitals")
    .selectAll()
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
  const texts = await db
    .selectFrom("hospital_texts")
    .selectAll()
    .where("hospital_id", "in", [...ids])
    .execute();
  const textsById = Map.groupBy(texts, ({ hospital_id }) => hospital_id);
  const treated = await specialtiesOf(db, ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowById.get(id);
    if (!row) return [];
    return [recordOf(row, textsById.get(id) ?? [], treated.get(id) ?? [])];
  });
}

function recordOf(
  row: Selectable<Schema["hospitals"]>,
  texts: readonly Selectable<Schema["hospital_texts"]>[],
  own: Specialty[],
): HospitalRecord {
  const { id, slug, country, city, latitude, longitude, website, status, version } = row;
  return {
    id,
    slug,
    country,
    city,
    latitude,
    longitude,
    website,
    accreditationBody: row.accreditation_body,
    accreditationAsOf: row.accreditation_as_of,
    accreditationSource: row.accreditation_source,
    specialties: own,
    status,
    sample: isSet(row.sample),
    version,
    factsVersion: row.facts_version,
    updatedAt: row.updated_at,
    texts: Object.fromEntries(texts.map((text) => [text.language, textOf(text)])),
  };
}

/** A row's words. */
export function textOf(row: Selectable<Schema["hospital_texts"]>): HospitalText {
  const { language, name, location, address, bio, about, version } = row;
  return {
    language,
    name,
    location,
    address,
    bio,
    about,
    keyHighlights: linesOf(row.key_highlights),
    centersOfExcellence: linesOf(row.centers_of_excellence),
    servicesForBangladesh: linesOf(row.services_for_bangladesh),
    version,
    englishVersion: row.english_version,
    updatedAt: row.updated_at,
  };
}

/** What hospitals treat, in the order that people set, else in that of the list of all. */
export async function specialtiesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Specialty[]>> {
  const rows = await db
    .selectFrom("hospital_specialties")
    .select(["hospital_id", "specialty", "position"])
    .where("hospital_id", "in", [...ids])
    .execute();
  const found = rows.flatMap(({ specialty, ...row }) =>
    isSpecialty(specialty) ? [{ ...row, specialty }] : [],
  );
  found.sort(
    (a, b) =>
      a.position - b.position ||
      specialties.indexOf(a.specialty) - specialties.indexOf(b.specialty),
  );
  const byId = Map.groupBy(found, ({ hospital_id }) => hospital_id);
  return new Map([...byId].map(([id, own]) => [id, own.map(({ specialty }) => specialty)]));
}

/** What a hospital is called by: its name in the page's language, else in English, which drafts have. */
export function recordName({ texts }: Pick<HospitalRecord, "texts">, language: Language): string {
  return texts[language]?.name || texts[defaultLanguage]?.name || "";
}

/** The words as their revisions keep them. */
export function revisedHospital(text: HospitalText): RevisedWords {
  const { version, englishVersion, updatedAt } = text;
  return { version, englishVersion, fields: flatWords(text), at: updatedAt };
}
