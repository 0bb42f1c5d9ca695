import type { Picture } from "~/features/pictures/picture";
import { normalForm } from "~/locales/fold";
import type { Language } from "~/locales/languages";
import { readPage } from "~/paging";
import { type Country, isCountry } from "./countries";

/** The dictionaries contain the names of the specialties under these keys. */
export const specialties = [
  "cardiology",
  "oncology",
  "neurology",
  "orthopedics",
  "transplant",
  "nephrology",
  "gastroenterology",
  "pediatrics",
  "womens-health",
  "fertility",
  "pulmonology",
  "diabetes",
  "eye-care",
  "critical-care",
  "general-surgery",
] as const;
export type Specialty = (typeof specialties)[number];

export function isSpecialty(value: unknown): value is Specialty {
  return specialties.includes(value as Specialty);
}

/** Longer search texts are cut to this length. */
export const SEARCH_MAX_LENGTH = 200;

export interface HospitalFilter {
  country: Country | null;
  specialty: Specialty | null;
  text: string;
  page: number;
}

/** Reads the filter from the list's query string; invalid values are ignored. */
export function readHospitalFilter(query: URLSearchParams): HospitalFilter {
  const country = query.get("country");
  const specialty = query.get("specialty");
  return {
    country: isCountry(country) ? country : null,
    specialty: isSpecialty(specialty) ? specialty : null,
    text: readSearchText(query.get("q")),
    page: readPage(query.get("page")),
  };
}

function readSearchText(value: string | null): string {
  const letters = [
    ...(value ?? "")
      .toWellFormed()
      // keeps the zero-width joiners, because Bengali letters change without them
      .replace(/(?![\u200c\u200d])\p{Cf}|^[\p{Cf}\s]*$/gu, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  ];
  return normalForm(letters.slice(0, SEARCH_MAX_LENGTH).join(""), "NFC");
}

interface HospitalCard {
  slug: string;
  country: string;
  city: string;
  name: string;
  location: string;
  bio: string;
  /** The language of the texts, which is English if the reader's language is missing. */
  language: Language;
  sample: boolean;
  /** Index among the hospitals of the same city, from 0; it selects the drawing. */
  indexInCity: number;
  /** The first picture; if null, a drawing of the city is shown. */
  cover: Picture | null;
}

/** A drawing that belongs to a sample hospital. */
export interface HospitalDrawing {
  file: string;
  width: number;
  height: number;
  alt: string;
  language: Language;
  /** True if the gallery must say that it shows drawings. */
  sample: boolean;
}

/** Shown only if it has a date and a source. */
export interface Accreditation {
  body: string;
  /** `2024`, `2024-03` or `2024-03-17`. */
  asOf: string;
  source: string;
}

/** The hospital's accreditation; null if any of its details is missing. */
export function accreditationOf(hospital: {
  accreditation_body: string;
  accreditation_as_of: string;
  accreditation_source: string;
}): Accreditation | null {
  const { accreditation_body: body, accreditation_as_of: asOf } = hospital;
  const source = hospital.accreditation_source;
  return body && asOf && source ? { body, asOf, source } : null;
}

/** A list and its language, which is English if the list is missing in the page's language. */
export interface LinesInLanguage {
  lines: string[];
  language: Language;
}

export interface ListedHospital extends HospitalCard {
  id: string;
  specialties: Specialty[];
  accreditation: Accreditation | null;
}

export interface HospitalDetails extends HospitalCard {
  address: string;
  /** Name and address for visa forms, maps and drivers, in English if available. */
  inEnglish: { name: string; address: string; language: Language };
  about: string[];
  keyHighlights: LinesInLanguage;
  centersOfExcellence: LinesInLanguage;
  servicesForBangladesh: LinesInLanguage;
  specialties: Specialty[];
  coordinates: { latitude: number; longitude: number } | null;
  maps: MapLinks;
  website: WebLink | null;
  accreditation: Accreditation | null;
  /** The pictures shown below the cover. */
  gallery: Picture[];
  /** Drawings that a sample hospital without pictures shows. */
  drawings: HospitalDrawing[];
}

export interface MapLinks {
  openStreetMap: string;
  googleMaps: string;
}

/** Links to maps. Google finds a hospital by its name and address, but OpenStreetMap needs coordinates. */
export function mapLinks(place: {
  name: string;
  address: string;
  coordinates: { latitude: number; longitude: number } | null;
}): MapLinks {
  const { coordinates } = place;
  const words = encodeURIComponent(`${place.name}, ${place.address}`);
  const point = coordinates && `mlat=${coordinates.latitude}&mlon=${coordinates.longitude}`;
  return {
    openStreetMap: coordinates
      ? `https://www.openstreetmap.org/?${point}#map=16/${coordinates.latitude}/${coordinates.longitude}`
      : `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.address)}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${words}`,
  };
}

export interface WebLink {
  href: string;
  label: string;
}

/** A web address that can be linked; null if its scheme is not http or https. */
export function webLink(address: string | null): WebLink | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return { href: url.href, label: url.hostname.replace(/^www\./, "") };
}

/** Prevents a line break after an article: "The Medicity". */
export function unbreakableName(name: string): string {
  return name.replace(/\bThe (?=\p{Lu})/gu, "The\u00a0");
}
