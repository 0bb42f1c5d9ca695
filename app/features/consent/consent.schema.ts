import { z } from "zod";
import { key, requiredChoice, requiredLine } from "~/features/forms/fields.server";
import { CONSENT_NOTE_MAX, heldConsents } from "./consent";

/**
 * How somebody agreed to be published, and where that is kept.
 *
 * @param today the last day on which they can have agreed, `YYYY-MM-DD`
 */
export function heldConsent(today: string) {
  return {
    consentSource: requiredChoice(heldConsents, "required"),
    consentNote: requiredLine("required", CONSENT_NOTE_MAX),
    consentedOn: pastDay(today),
  };
}

/** A day that has begun. @param today the last of them, `YYYY-MM-DD` */
export function pastDay(today: string) {
  return z
    .string({ error: key("required") })
    .min(1, key("required"))
    .refine((day) => day === "" || isDayUntil(day, today), key("dayInvalid"));
}

/** Whether it is a day of the calendar (ISO 8601) that has begun. */
function isDayUntil(day: string, today: string): boolean {
  return z.iso.date().safeParse(day).success && day >= "2000-01-01" && day <= today;
}
