import { areaTexts } from "~/locales/areas";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { defineArea, type Values } from "../engine/area.server";
import { linesOf } from "../engine/lines";
import { allCountries, countryName, countryNamesIn } from "./countries";
import { specialties } from "./hospital";

const LIST = { kind: "lines", max: 200, maxLines: 15 } as const;

/** The hospitals that we help families to reach. Each has a page. */
export const hospitals = defineArea({
  key: "hospital-list",
  table: "hospitals",
  texts: "hospital_texts",
  icon: "hospital",
  text: areaTexts["hospital-list"],
  words: {
    name: { kind: "line", max: 150, required: "nameRequired" },
    location: { kind: "line", max: 150 },
    address: { kind: "sentence", max: 300 },
    bio: { kind: "sentence", max: 300 },
    about: { kind: "text", max: 5000 },
    key_highlights: LIST,
    centers_of_excellence: LIST,
    services_for_bangladesh: LIST,
  },
  facts: {
    slug: {
      kind: "slug",
      from: "name",
      unnamed: "hospital",
      taken: "hospitals.editing.slugTaken",
      required: "slugRequired",
    },
    country: {
      kind: "choice",
      of: allCountries(),
      names: countryNamesIn,
      required: "countryRequired",
      sorted: true,
    },
    city: { kind: "line", max: 80, required: "cityRequired" },
    place: { kind: "place" },
    website: { kind: "link" },
    accreditation_body: { kind: "line", max: 200 },
    accreditation_as_of: { kind: "day", month: true, past: "hospitals.editing.asOfFuture" },
    accreditation_source: { kind: "link" },
    specialties: {
      kind: "picks",
      of: specialties,
      names: (language) => texts(language).hospitals.specialties,
    },
  },
  nameField: "name",
  newFields: ["name", "country", "city", "slug"],
  pictures: { table: "hospital_pictures", max: 12 },
  allOrNone: [
    {
      of: ["accreditation_body", "accreditation_as_of", "accreditation_source"],
      error: "hospitals.editing.accreditationWhole",
    },
  ],
  initialValues: ({ city, country }) => ({
    words: { location: `${city}, ${countryName(country, defaultLanguage)}` },
  }),
  checks: ({ facts }, language, now) => checksOf(facts, language, now),
  list: { filter: "country", more: "location" },
  site: ({ facts }, language) => paths.hospital(facts.slug ?? "", language),
});

/** Number of years for which a dated fact, such as an accreditation, is trusted. */
const TRUSTED_YEARS = 3;
const MIN_SPECIALTIES = 3;

function checksOf(facts: Values, language: Language, now: Date) {
  const text = areaTexts["hospital-list"][language].checks;
  const isAccredited = Boolean(facts.accreditation_body);
  const hasSource = Boolean(facts.accreditation_source);
  const lines = [
    { isDone: Boolean(facts.place), text: text.place },
    {
      isDone: linesOf(facts.specialties ?? "").length >= MIN_SPECIALTIES,
      text: text.specialties,
    },
    isAccredited
      ? { isDone: hasSource && isRecent(facts.accreditation_as_of, now), text: text.accreditation }
      : { isDone: true, text: text.noAccreditation },
  ];
  return lines.map((line) => ({ ...line, part: "facts" as const }));
}

/** True if a fact dated by day or month is recent enough to be trusted. */
export function isRecent(asOf = "", now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - TRUSTED_YEARS);
  // a date without a day counts as the last day of its month
  const lastDay = asOf.length < 10 ? `${asOf}~` : asOf;
  return asOf !== "" && lastDay >= limit.toISOString().slice(0, 10);
}
