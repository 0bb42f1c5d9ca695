import { z } from "zod";
import { heldConsent } from "~/features/consent/consent.schema";
import {
  optionalChoice,
  requiredChoice,
  requiredLine,
  requiredText,
} from "~/features/forms/fields.server";
import { languages } from "~/locales/languages";
import { STORY_MAX } from "./moderation";
import { ratings, storyCountries, storyTreatments } from "./review";

/** A version that nobody has seen conflicts with every other. */
const seenVersion = z.coerce.number().int().catch(-1);
const openedAt = z.iso.datetime().nullable().catch(null).default(null);

/** @param hospitals the slugs that the form offers */
function words(hospitals: readonly string[]) {
  return {
    name: requiredLine("nameRequired", STORY_MAX.name),
    place: requiredLine("required", STORY_MAX.place),
    text: requiredText("required", STORY_MAX.text),
    country: requiredChoice(storyCountries, "treatmentCountryRequired"),
    treatment: requiredChoice(storyTreatments, "treatmentRequired"),
    hospital: optionalChoice(hospitals, "choiceUnknown").transform((slug) => slug ?? ""),
  };
}

/** Puts a story right. */
export function correctionSchema(hospitals: readonly string[]) {
  return z.object({ ...words(hospitals), version: seenVersion, openedAt });
}

/**
 * A story that reached us another way.
 *
 * @param today the last day on which its writer can have agreed, `YYYY-MM-DD`
 */
export function newReviewSchema(hospitals: readonly string[], today: string) {
  return z.object({
    language: requiredChoice(languages, "required"),
    ...words(hospitals),
    rating: requiredChoice(ratings, "ratingRequired").transform(Number),
    ...heldConsent(today),
    /** Anything else than what a page makes counts as none. */
    formKey: z.string().max(64).nullable().catch(null).default(null),
  });
}

export const publicationSchema = z.object({ version: seenVersion });

export const rejectionSchema = z.object({
  reason: requiredText("reasonRequired", STORY_MAX.reason),
  version: seenVersion,
});
