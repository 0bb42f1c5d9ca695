import { z } from "zod";
import { requiredText } from "~/features/forms/fields.server";
import { submissionField } from "~/features/forms/submissions.server";

const WORDS_MAX = 5000;

/** Schema of the message form, on the family's page and above the conversation. */
export const wordsSchema = z.object({
  words: requiredText("messageRequired", WORDS_MAX),
  ...submissionField,
});
