import { z } from "zod";
import { addedField, lineField } from "~/dashboard/list-lines";
import { key, optionalLine, requiredLine, withScheme } from "~/features/forms/fields.server";
import { readDayOrMonth } from "~/locales/typed-day";
import type { FieldErrors } from "~/server/failed-form.server";
import { isSpecialty, type Specialty, specialties, webLink } from "./hospital";
import { openedAt, place, seenVersion } from "./hospital.schema";
import type { HospitalFacts } from "./hospital-record.server";
import { readPlace } from "./map-place";
import { SLUG_MAX, slugOf } from "./slug";

export const SPECIALTIES = "specialties";
export const factLists = { [SPECIALTIES]: { max: specialties.length, isChosen: true } };

const specialtyFields = Object.fromEntries(
  specialties.map((_, index) => [lineField(SPECIALTIES, index), z.string().optional()]),
) as Record<string, z.ZodOptional<z.ZodString>>;

const webAddress = optionalLine(500)
  .transform(withScheme)
  .refine(
    (text) => text === "" || (webLink(text)?.label.includes(".") ?? false),
    key("webAddressInvalid"),
  );

export const factsSchema = z.object({
  slug: requiredLine("slugRequired", 4 * SLUG_MAX)
    .transform(slugOf)
    .refine((slug) => slug !== "", key("slugLetters")),
  ...place,
  map: optionalLine(2000).refine(
    (text) => text === "" || readPlace(text) !== null,
    key("mapInvalid"),
  ),
  website: webAddress,
  accreditationBody: optionalLine(200),
  accreditationAsOf: optionalLine(20)
    .transform((typed) => readDayOrMonth(typed) ?? typed)
    .refine((text) => text === "" || readDayOrMonth(text) !== null, key("asOfInvalid")),
  accreditationSource: webAddress,
  ...specialtyFields,
  [addedField(SPECIALTIES)]: z.string().optional(),
  version: seenVersion,
  openedAt,
});

type FactsForm = z.output<typeof factsSchema>;

/** An accreditation is whole or not there, and no promise. */
export function accreditationProblems(form: FactsForm, now: Date): FieldErrors | null {
  const { accreditationBody, accreditationAsOf, accreditationSource } = form;
  const all = { accreditationBody, accreditationAsOf, accreditationSource };
  const gaps = Object.entries(all).filter(([, text]) => text === "");
  if (gaps.length > 0 && gaps.length < 3) {
    return Object.fromEntries(
      gaps.map(([name]) => [name, "hospitalEditing.accreditationWhole"] as const),
    );
  }
  // somewhere on Earth it may be tomorrow already
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  return accreditationAsOf > tomorrow ? { accreditationAsOf: "hospitalEditing.asOfFuture" } : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a form says of the facts. */
export function factsOf(form: FactsForm): HospitalFacts {
  const place = readPlace(form.map);
  return {
    slug: form.slug,
    country: form.country,
    city: form.city,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    website: form.website || null,
    accreditationBody: form.accreditationBody || null,
    accreditationAsOf: form.accreditationAsOf || null,
    accreditationSource: form.accreditationSource || null,
    specialties: readSpecialties(form),
  };
}

/** The specialties of a form, each once. */
function readSpecialties(form: Readonly<Record<string, unknown>>): Specialty[] {
  const chosen = specialties.map((_, index) => form[lineField(SPECIALTIES, index)]);
  return [...new Set(chosen.filter(isSpecialty))];
}
