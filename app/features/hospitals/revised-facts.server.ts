import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { countryName } from "./countries";
import { isSpecialty } from "./hospital";
import type { HospitalFacts } from "./hospital-record.server";
import { placeText, readPlace } from "./map-place";

/** What of a hospital is the same in every language, by the names of its form. */
export type FactName =
  | "slug"
  | "country"
  | "city"
  | "map"
  | "website"
  | "accreditationBody"
  | "accreditationAsOf"
  | "accreditationSource"
  | "specialties";

/** The facts as text: specialties a line each, by their keys. */
export function flatFacts(facts: HospitalFacts): Record<FactName, string> {
  return {
    slug: facts.slug,
    country: facts.country,
    city: facts.city,
    map: placeText(facts),
    website: facts.website ?? "",
    accreditationBody: facts.accreditationBody ?? "",
    accreditationAsOf: facts.accreditationAsOf ?? "",
    accreditationSource: facts.accreditationSource ?? "",
    specialties: facts.specialties.join("\n"),
  };
}

/** The facts that a revision kept. */
export function factsOfFlat(fields: Readonly<Record<string, string>>): HospitalFacts {
  const place = readPlace(fields.map ?? "");
  return {
    slug: fields.slug ?? "",
    country: fields.country ?? "",
    city: fields.city ?? "",
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    website: fields.website || null,
    accreditationBody: fields.accreditationBody || null,
    accreditationAsOf: fields.accreditationAsOf || null,
    accreditationSource: fields.accreditationSource || null,
    specialties: (fields.specialties ?? "").split("\n").filter(isSpecialty),
  };
}

/** What the facts are called, in the order of their form. */
export function factLabels(language: Language): Record<FactName, string> {
  const { facts } = texts(language).hospitalEditing;
  return {
    slug: facts.slug,
    country: facts.country,
    city: facts.city,
    map: facts.map,
    website: facts.website,
    accreditationBody: facts.accreditationBody,
    accreditationAsOf: facts.accreditationAsOf,
    accreditationSource: facts.accreditationSource,
    specialties: facts.specialties,
  };
}

/** Facts as text with the names of countries and specialties, for people to read. */
export function shownFacts(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  const { specialties } = texts(language).hospitals;
  return {
    ...fields,
    country: countryName(fields.country, language) || (fields.country ?? ""),
    specialties: (fields.specialties ?? "")
      .split("\n")
      .filter(isSpecialty)
      .map((key) => specialties[key])
      .join("\n"),
  };
}
