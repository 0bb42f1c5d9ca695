import { isServiceKey } from "~/features/services/service";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { BookingAnswers } from "./booking";

/** One line of what a family asked for. */
export interface BookingFact {
  term: string;
  /** Empty where nothing was said. */
  value: string;
  /** Written by people: set apart from the line's direction. */
  isTyped?: boolean;
  isUrgent?: boolean;
}

/**
 * What a family asked for, in the order of the form and the words of the page, for the family and
 * the coordinators alike; who they are stands above it.
 */
export function bookingFacts(answers: BookingAnswers, language: Language): BookingFact[] {
  const { booking, services } = texts(language);
  const { facts } = booking;
  const { service, relatives } = answers;
  return [
    {
      term: facts.patientCurrentLocation,
      value: answers.patientCurrentLocation,
      isTyped: true,
    },
    { term: facts.destinationCountry, value: answers.destinationCountry, isTyped: true },
    {
      term: facts.service,
      value: isServiceKey(service) ? services.items[service].name : (service ?? ""),
    },
    { term: facts.hospital, value: answers.hospital, isTyped: true },
    {
      term: facts.relatives,
      value: relatives === null ? "" : formatNumber(relatives, language),
    },
    { term: facts.urgent, value: answers.urgent ? facts.yes : "", isUrgent: true },
    { term: facts.tellUsMore, value: answers.tellUsMore, isTyped: true },
  ];
}
