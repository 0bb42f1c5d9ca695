import { isServiceKey } from "~/features/services/service";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { ageText } from "./age";
import type { BookingAnswers } from "./booking";
import { isBreathingHelp, isPassportAnswer } from "./booking-answers";

/** One line of what a family asked for. */
export interface BookingFact {
  term: string;
  /** Empty where nothing was said. */
  value: string;
}

/**
 * What a family asked for, in the order of the form and the words of the page, for the family and
 * the coordinators alike; who they are stands above it.
 */
export function bookingFacts(answers: BookingAnswers, language: Language): BookingFact[] {
  const { booking, services } = texts(language);
  const { facts, choices } = booking;
  const { service, relatives, passport, breathingHelp } = answers;
  return [
    ...(answers.callBack ? [{ term: facts.callBack, value: facts.yes }] : []),
    {
      term: facts.patientCurrentLocation,
      value: answers.patientCurrentLocation,
    },
    { term: facts.destinationCountry, value: answers.destinationCountry },
    {
      term: facts.service,
      value: isServiceKey(service) ? services.items[service].name : (service ?? ""),
    },
    { term: facts.hospital, value: answers.hospital },
    { term: facts.patientAge, value: ageText(answers.patientAge, language) },
    { term: facts.relation, value: answers.relation },
    {
      term: facts.passport,
      value: isPassportAnswer(passport) ? choices.passports[passport] : (passport ?? ""),
    },
    {
      term: facts.breathingHelp,
      value: isBreathingHelp(breathingHelp)
        ? choices.breathing[breathingHelp]
        : (breathingHelp ?? ""),
    },
    {
      term: facts.relatives,
      value: relatives === null ? "" : formatNumber(relatives, language),
    },
    { term: facts.bestTimeToCall, value: answers.bestTimeToCall },
    urgency(answers, language),
    { term: facts.tellUsMore, value: answers.tellUsMore },
  ];
}

/** In the form's words; who chose neither is told how that was taken. */
function urgency({ urgent }: BookingAnswers, language: Language): BookingFact {
  const { facts, form } = texts(language).booking;
  const { label: term, yes } = form.fields.urgent;
  return { term, value: urgent ? yes : facts.notUrgent };
}
