import { z } from "zod";
import { key, requiredChoice, requiredLine } from "~/features/forms/fields.server";
import { readDay } from "~/locales/typed-day";
import { CONSENT_NOTE_MAX, heldConsents } from "./consent";

/** Form, place and day of a consent to publication. @param today the last possible day, `YYYY-MM-DD` */
export function heldConsent(today: string) {
  return {
    consentSource: requiredChoice(heldConsents, "required"),
    consentNote: requiredLine("required", CONSENT_NOTE_MAX),
    consentedOn: pastDay(today),
  };
}

/** A day not in the future. @param today `YYYY-MM-DD` */
export function pastDay(today: string) {
  return z
    .string({ error: key("required") })
    .min(1, key("required"))
    .transform((typed) => readDay(typed) ?? typed)
    .refine((day) => day === "" || isDayUntil(day, today), key("dayInvalid"));
}

function isDayUntil(day: string, today: string): boolean {
  return readDay(day) === day && day >= "2000-01-01" && day <= today;
}
