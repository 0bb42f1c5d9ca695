import { z } from "zod";
import { hiddenField, optionalChoice, requiredLine } from "~/features/forms/fields.server";

const LABEL_MAX = 60;

export const watchLinkSchema = z.object({
  label: requiredLine("required", LABEL_MAX),
  shows: optionalChoice(["steps", "travel"], "choiceUnknown"),
  /** Idempotency key. */
  formKey: hiddenField(),
});
