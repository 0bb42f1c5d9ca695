import { writtenPhone } from "~/features/phone/phone.server";
import { isServiceKey } from "~/features/services/service";
import { localDigits } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { ageText } from "../age";
import { isBreathingHelp, isPassportAnswer } from "../booking-answers";

/**
 * A fact as a page writes it.
 *
 * @param field as `factFields` names it
 * @param value as a history keeps it
 */
export function factText(field: string | null, value: string, language: Language): string {
  const { booking, services } = texts(language);
  if (field === "urgent") {
    return value === "true" ? booking.form.fields.urgent.yes : booking.facts.notUrgent;
  }
  if (field === "service" && isServiceKey(value)) return services.items[value].name;
  if (field === "phoneNumber" && value !== "") return writtenPhone(value);
  if (field === "passport" && isPassportAnswer(value)) return booking.choices.passports[value];
  if (field === "breathingHelp" && isBreathingHelp(value)) return booking.choices.breathing[value];
  if (field === "patientAge") return ageText(value, language);
  return field === "relatives" ? localDigits(value, language) : value;
}
