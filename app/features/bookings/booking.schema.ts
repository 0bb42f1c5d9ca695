import { z } from "zod";
import { RELATIVES } from "~/constants";
import {
  key,
  optionalChoice,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from "~/features/forms/fields.server";
import { serviceKeys } from "~/features/services/service";
import { readAge } from "./age";
import { breathingHelps, passportAnswers, saysUrgent } from "./booking-answers";

export const NAME_MAX = 120;
const LOCATION_MAX = 200;
const COUNTRY_MAX = 120;
const SLUG_MAX = 120;
const TEXT_MAX = 5000;

const relativesChoices = Array.from({ length: RELATIVES.max + 1 }, (_, count) => String(count));

/** Longer is no age, however it is written. */
const AGE_WRITTEN_MAX = 40;
const RELATION_MAX = 80;
const CALL_TIME_MAX = 120;

/** The booking form, its fields in the order of the page. */
export const bookingSchema = z.object({
  urgent: urgency(),
  phoneNumber: requiredPhone(),
  fullName: requiredLine("fullNameRequired", NAME_MAX),
  email: requiredEmail("validEmailRequired", "validEmailRequired"),
  tellUsMore: optionalText(TEXT_MAX),
  patientCurrentLocation: optionalLine(LOCATION_MAX),
  destinationCountry: optionalLine(COUNTRY_MAX),
  service: optionalChoice(serviceKeys, "choiceUnknown"),
  hospital: optionalLine(SLUG_MAX),
  patientAge: optionalLine(AGE_WRITTEN_MAX).transform(toAge),
  relation: optionalLine(RELATION_MAX),
  passport: optionalChoice(passportAnswers, "choiceUnknown"),
  breathingHelp: optionalChoice(breathingHelps, "choiceUnknown"),
  relatives: optionalChoice(relativesChoices, "relativesRange").transform((count) =>
    count === null ? null : Number(count),
  ),
  bestTimeToCall: optionalLine(CALL_TIME_MAX),
});

/** "Call me back": a number alone, and a name if they like; afterwards, what has happened. */
export const callBackSchema = z.object({
  urgent: urgency(),
  phoneNumber: requiredPhone(),
  fullName: optionalLine(NAME_MAX),
  tellUsMore: optionalText(TEXT_MAX),
});

/** Whatever does not say that it can wait: taking it for calm would be the worse mistake. */
function urgency() {
  return z
    .string()
    .optional()
    .transform((value) => value !== undefined && saysUrgent(value));
}

function toAge(written: string, context: z.RefinementCtx): string {
  const age = written === "" ? "" : readAge(written);
  if (age !== null) return age;
  context.addIssue({ code: "custom", message: key("ageInvalid") });
  return z.NEVER;
}
