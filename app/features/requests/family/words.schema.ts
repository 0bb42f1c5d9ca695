import { z } from "zod";
import { requiredText } from "~/features/forms/fields.server";
import { submissionField } from "~/features/forms/submissions.server";

const WORDS_MAX = 5000;

/** The box to write, on the page and above the conversation. */
export const wordsSchema = z.object({
  words: requiredText("messageRequired", WORDS_MAX),
  ...submissionField,
});
