import { z } from "zod";
import {
  key,
  optionalChoice,
  optionalDay,
  optionalLine,
  optionalText,
} from "~/features/forms/fields.server";
import { fold } from "~/locales/fold";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { ValidationKey } from "~/server/failed-form.server";
import { serviceKeys } from "~/service-keys";
import { seenWords } from "../desk/record.schema";
import { COST_MAX, currencies, MAX_AMOUNT, type RangeField, rangeField } from "./costs";

const words = {
  source: optionalLine(COST_MAX.source),
  payers: optionalText(COST_MAX.payers),
};

const choice = optionalChoice(currencies, "choiceUnknown").transform((chosen) => chosen ?? "");
const ranges = Object.fromEntries(
  serviceKeys.flatMap((service) => [
    [rangeField(service, "from"), amount()],
    [rangeField(service, "to"), amount()],
    [rangeField(service, "currency"), choice],
  ]),
) as Record<RangeField, ReturnType<typeof amount>>;

const englishSchema = z
  .object({
    ...ranges,
    asOf: optionalDay(),
    ...words,
    ...seenWords,
  })
  .superRefine((form, context) => {
    const refuse = (field: string, message: ValidationKey) =>
      context.addIssue({ code: "custom", path: [field], message });
    let hasRange = false;
    for (const service of serviceKeys) {
      const from = form[rangeField(service, "from")];
      const to = form[rangeField(service, "to")];
      if (from === "" && to === "") continue;
      hasRange = true;
      if (from === "") refuse(rangeField(service, "from"), "amountPair");
      else if (to === "") refuse(rangeField(service, "to"), "amountPair");
      else if (Number(to) < Number(from)) refuse(rangeField(service, "to"), "amountOrder");
      else if (form[rangeField(service, "currency")] === "") {
        refuse(rangeField(service, "currency"), "currencyRequired");
      }
    }
    // a figure needs its day and source, or families do not see it
    if (hasRange && form.asOf === "") refuse("asOf", "rangesNeedDay");
    if (hasRange && form.source === "") refuse("source", "rangesNeedSource");
  });

const translationSchema = z.object({ ...words, ...seenWords });

/** Schema of a language's page. */
export function costsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

/** A whole number as digits; accepts separators of thousands and other numerals. */
function amount() {
  return optionalLine(40).transform((typed, context) => {
    if (typed === "") return "";
    const digits = fold(typed).replace(/[\s,.'’]/g, "");
    if (/^\d{1,9}$/.test(digits) && Number(digits) > 0 && Number(digits) <= MAX_AMOUNT) {
      return String(Number(digits));
    }
    context.addIssue({ code: "custom", message: key("amountInvalid") });
    return z.NEVER;
  });
}
