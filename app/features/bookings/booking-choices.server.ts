import { RELATIVES } from "~/constants";
import { serviceKeys } from "~/features/services/service";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { texts } from "~/server/i18n.server";
import { suggestedDestinations } from "./booking";
import { breathingHelps, passportAnswers } from "./booking-answers";
import type { BookingChoices } from "./booking-more-fields";

/** What a booking's fields may be chosen from, for the family and the coordinators alike. */
export function bookingChoices(language: Language): BookingChoices {
  const { booking, services } = texts(language);
  const { passports, breathing } = booking.choices;
  return {
    // a choice is one line, whatever it holds
    services: serviceKeys.map((key) => ({
      value: key,
      label: plainText(services.items[key].name),
    })),
    destinations: suggestedDestinations(language),
    passports: passportAnswers.map((value) => ({ value, label: plainText(passports[value]) })),
    breathing: breathingHelps.map((value) => ({ value, label: plainText(breathing[value]) })),
    // 0 to 2, in the reader's digits
    relatives: Array.from({ length: RELATIVES.max + 1 }, (_, count) => ({
      value: String(count),
      label: formatNumber(count, language),
    })),
  };
}
