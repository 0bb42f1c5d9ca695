import { z } from "zod";
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredChoice,
  requiredLine,
} from "~/features/forms/fields.server";
import { readDay } from "~/locales/typed-day";
import { readTime } from "~/locales/typed-time";
import type { ValidationKey } from "~/server/returned-form.server";
import { seenFields } from "./act.schema";
import { partnerAnswers } from "./partners";
import { hiddenFields, REASON_MAX } from "./reply.schema";

const LINE_MAX = 150;
const DAY_MAX = 40;

/** A day, converted to the form `2026-11-27`. */
export const requiredDay = requiredLine("dateInvalid", DAY_MAX).transform(
  parseWith("dateInvalid", readDay),
);

/** Fields of the form, in the order of the page. */
export const partnerSchema = z.object({
  ...hiddenFields,
  name: requiredLine("nameRequired", LINE_MAX),
  contactName: optionalLine(LINE_MAX),
  contactPhone: optionalPhone().transform((phone) => phone ?? ""),
  contactEmail: optionalEmail(),
  askedOn: requiredDay,
  answer: requiredChoice(partnerAnswers),
  answerWords: optionalText(REASON_MAX),
  appointmentOn: optionalLine(DAY_MAX).transform(parseWith("dateInvalid", readDay)),
  appointmentTime: optionalLine(20).transform(parseWith("timeInvalid", readTime)),
  followUpOn: optionalLine(DAY_MAX).transform(parseWith("dateInvalid", readDay)),
  ...seenFields,
});

function parseWith(invalid: ValidationKey, read: (typed: string) => string | null) {
  return (typed: string, context: z.RefinementCtx): string => {
    const value = typed === "" ? "" : read(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  };
}
