import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";

/**
 * The fields of a booking as coordinators fill them in, by the names under which they read them: a family
 * is asked "What is your name?", whoever corrects it is not.
 */
export function factFieldTexts(language: Language) {
  const { booking, dashboard, queue } = texts(language);
  const { fields } = booking.form;
  const { facts } = booking;
  const { fullName, phone, email } = dashboard.detail;
  const named = <Field>(field: Field, label: string) => ({ ...field, label });
  return {
    ...fields,
    fullName: named(fields.fullName, fullName),
    phoneNumber: named(fields.phoneNumber, phone),
    email: named(fields.email, email),
    patientCurrentLocation: named(fields.patientCurrentLocation, facts.patientCurrentLocation),
    destinationCountry: named(fields.destinationCountry, facts.destinationCountry),
    service: named(fields.service, facts.service),
    hospital: named(fields.hospital, facts.hospital),
    patientAge: named(fields.patientAge, facts.patientAge),
    relation: named(fields.relation, facts.relation),
    passport: named(fields.passport, facts.passport),
    breathingHelp: named(fields.breathingHelp, facts.breathingHelp),
    relatives: named(fields.relatives, facts.relatives),
    bestTimeToCall: named(fields.bestTimeToCall, facts.bestTimeToCall),
    urgent: named(fields.urgent, queue.filter.fields.urgency),
    tellUsMore: { label: facts.tellUsMore },
  };
}

/** As the history words them; a browser always sends one of them. */
export function urgencyChoices(language: Language) {
  const { facts, form } = texts(language).booking;
  return [
    { value: "yes", label: form.fields.urgent.yes },
    { value: "no", label: facts.notUrgent },
  ];
}
