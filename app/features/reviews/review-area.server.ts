import { countryName } from "~/features/content/hospitals/countries";
import type { ContentArea } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { type Correction, correctable } from "./moderation";
import { OTHER } from "./review";
import { reviewBin } from "./review-bin.server";
import { correctReview, revisedReview } from "./review-editing.server";
import { findReview } from "./review-record.server";

/** What reviews do with what they said before somebody put them right, and with their bin. */
export const reviewArea: ContentArea = {
  kind: "patient-reviews",
  hasLanguages: false,
  labels: reviewLabels,
  shown: shownStory,
  find: async (db, id, language) => {
    const review = await findReview(db, id, language);
    return review && { name: review.name, words: new Map([[null, revisedReview(review)]]) };
  },
  putBack: async (db, by, { recordId, fields, seenVersion }, now) => {
    const words = Object.fromEntries(
      correctable.map((field) => [field, fields[field] ?? ""]),
    ) as Correction;
    const change = { id: recordId, words, seenVersion, language: defaultLanguage };
    const kind = "content-reverted";
    return (await correctReview(db, by, { ...change, kind }, now)).outcome;
  },
  bin: reviewBin,
};

/** What the fields of a story are called that can be put right. */
export function reviewLabels(language: Language): Record<keyof Correction, string> {
  const { reviews, moderation } = texts(language);
  const { country, treatment, hospital } = reviews.story.fields;
  const { name, place, text } = moderation.correction;
  return {
    ...{ name, place, text },
    country: country.label,
    treatment: treatment.label,
    hospital: hospital.label,
  };
}

/** A story's fields as people read them: the country and the treatment by their names. */
export function shownStory(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  const { hospitals, reviews } = texts(language);
  const { country, treatment } = reviews.story.fields;
  const named = (names: Readonly<Record<string, string>>, key = "") => names[key] ?? key;
  return {
    ...fields,
    country:
      countryName(fields.country, language) || named({ [OTHER]: country.other }, fields.country),
    treatment: named({ ...hospitals.specialties, [OTHER]: treatment.other }, fields.treatment),
  };
}
