import type { Queryable } from "#db/connection.server";
import { areaTexts } from "~/locales/areas";
import { type Language, languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { defineArea } from "../engine/area.server";
import { CONSENT_NOTE_MAX, heldConsents } from "../engine/consent";
import { countryNamesIn } from "../hospitals/countries";
import { everyHospital } from "../hospitals/hospital-choice.server";
import { OTHER, ratings, STORY_MAX, storyCountries, storyTreatments } from "./review";
import { checksOf, panelsOf, ratingOf } from "./story-facts.server";

const text = areaTexts["patient-reviews"];
const ratingNames = (language: Language) => texts(language).reviews.story.ratings;

/** Families' stories in their own words. Most families send them with the site's form. */
export const reviews = defineArea({
  key: "patient-reviews",
  table: "reviews",
  texts: null,
  icon: "star",
  text,
  words: {},
  facts: {
    name: { kind: "line", max: STORY_MAX.name, required: "nameRequired" },
    place: { kind: "line", max: STORY_MAX.place, required: "required" },
    text: { kind: "text", max: STORY_MAX.text, required: "required" },
    country: {
      kind: "choice",
      of: storyCountries,
      names: (language) => ({ ...countryNamesIn(language), [OTHER]: otherOf(language).country }),
      required: "treatmentCountryRequired",
    },
    treatment: {
      kind: "choice",
      of: storyTreatments,
      names: (language) => ({
        ...texts(language).hospitals.specialties,
        [OTHER]: otherOf(language).treatment,
      }),
      required: "treatmentRequired",
    },
    hospital_id: { kind: "record", options: hospitalOptions },
    // the writer gives the rating and the consent, so coordinators can enter them but not change them
    rating: {
      kind: "choice",
      of: ratings,
      names: ratingNames,
      required: "ratingRequired",
      isSeparate: true,
    },
    language: {
      kind: "choice",
      of: languages,
      names: () => languageNames,
      required: "required",
      isSeparate: true,
    },
    consent_source: {
      kind: "choice",
      of: heldConsents,
      names: (language) => texts(language).editing.consent.sources,
      required: "required",
      isSeparate: true,
    },
    consent_note: { kind: "line", max: CONSENT_NOTE_MAX, required: "required", isSeparate: true },
    consented_on: { kind: "day", past: "dayInvalid", required: "required", isSeparate: true },
    email: { kind: "own", why: "the writer's; never public, and erased within a year" },
  },
  nameField: "name",
  newFields: [
    "name",
    "place",
    "text",
    "country",
    "treatment",
    "hospital_id",
    "rating",
    "language",
    "consent_source",
    "consent_note",
    "consented_on",
  ],
  publication: {
    asksReason: true,
    // keeps the time of the first publication
    columns: ({ row }, isPublished, now) => ({
      published_at: row.published_at ?? (isPublished ? now.toISOString() : null),
    }),
  },
  checks: checksOf,
  isStillSample: () => true,
  panels: panelsOf,
  list: {
    more: ({ facts }, language) =>
      [facts.place, ratingOf(facts.rating, language), firstWords(facts.text)].join(DOT),
    searchColumns: ["email"],
  },
  site: (_, language) => paths.reviews(language),
});

function otherOf(language: Language) {
  const { country, treatment } = texts(language).reviews.story.fields;
  return { country: country.other, treatment: treatment.other };
}

async function hospitalOptions(db: Queryable, language: Language) {
  const all = await everyHospital(db, language);
  return all.map(({ id, name }) => ({ value: id, label: name }));
}

/** Maximum length of the excerpt, in UTF-16 code units. */
const EXCERPT = 90;

/** The beginning of a story, as one line. */
function firstWords(story = ""): string {
  const line = story.replace(/\s+/g, " ");
  if (line.length <= EXCERPT) return line;
  return `${line
    .slice(0, EXCERPT)
    .replace(/ [^ ]*$/, "")
    .toWellFormed()}…`;
}
