import { z } from "zod";
import {
  key,
  optionalChoice,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredText,
} from "~/features/forms/fields.server";
import { ratings, STORY_MAX, type StoryInput, storyCountries, storyTreatments } from "./review";

/**
 * Schema of the form "share your story". Its fields are in the order of the page.
 *
 * @param hospitals slugs of the hospitals that the form offers
 */
export function storySchema(hospitals: readonly string[]) {
  return z.object({
    name: requiredLine("nameRequired", STORY_MAX.name),
    place: requiredLine("placeRequired", STORY_MAX.place),
    country: requiredChoice(storyCountries, "treatmentCountryRequired"),
    treatment: requiredChoice(storyTreatments, "treatmentRequired"),
    hospital: optionalChoice(hospitals, "choiceUnknown"),
    rating: requiredChoice(ratings, "ratingRequired").transform(Number),
    text: requiredText("storyRequired", STORY_MAX.text),
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
