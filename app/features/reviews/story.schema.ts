import { z } from "zod";
import {
  key,
  optionalChoice,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredText,
} from "~/features/forms/fields.server";
import { ratings, type StoryInput, storyCountries, storyTreatments } from "./review";

const NAME_MAX = 80;
const PLACE_MAX = 80;
const TEXT_MAX = 5000;

/**
 * The form of "share your story", its fields in the order of the page.
 *
 * @param hospitals the slugs that the form offers
 */
export function storySchema(hospitals: readonly string[]) {
  return z.object({
    name: requiredLine("nameRequired", NAME_MAX),
    place: requiredLine("placeRequired", PLACE_MAX),
    country: requiredChoice(storyCountries, "treatmentCountryRequired"),
    treatment: requiredChoice(storyTreatments, "treatmentRequired"),
    hospital: optionalChoice(hospitals, "choiceUnknown"),
    rating: requiredChoice(ratings, "ratingRequired").transform(Number),
    text: requiredText("storyRequired", TEXT_MAX),
    email: optionalEmail(),
    consent: z.literal("on", { error: key("consentRequired") }),
  }) satisfies z.ZodType<StoryInput>;
}

function optionalEmail() {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text?.trim()) return null;
      const email = requiredEmail("emailInvalid", "emailInvalid").safeParse(text);
      if (email.success) return email.data;
      context.addIssue({ code: "custom", message: key("emailInvalid") });
      return z.NEVER;
    });
}
