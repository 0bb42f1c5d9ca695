import type { Flag } from "#db/column-values";
import { flag, isSet } from "#db/flag";
import type { BookingAnswers } from "./booking";

/** The columns of what the family wrote. */
export function columnsOf(input: BookingAnswers) {
  return {
    full_name: input.fullName,
    email: input.email,
    phone_number: input.phoneNumber,
    patient_current_location: input.patientCurrentLocation,
    destination_country: input.destinationCountry,
    service: input.service,
    hospital: input.hospital || null,
    relatives: input.relatives,
    tell_us_more: input.tellUsMore,
    urgent: flag(input.urgent),
    patient_age: input.patientAge || null,
    relation: input.relation || null,
    passport: input.passport,
    breathing_help: input.breathingHelp,
    best_time_to_call: input.bestTimeToCall || null,
    call_back: flag(input.callBack),
  };
}

type Columns = Omit<ReturnType<typeof columnsOf>, "call_back"> & { call_back: Flag | null };

/** What the family wrote, from its columns; empty where it was erased. */
export function answersOf(row: Columns): BookingAnswers {
  return {
    fullName: row.full_name,
    email: row.email,
    phoneNumber: row.phone_number,
    patientCurrentLocation: row.patient_current_location,
    destinationCountry: row.destination_country,
    service: row.service,
    hospital: row.hospital ?? "",
    relatives: row.relatives,
    tellUsMore: row.tell_us_more,
    urgent: isSet(row.urgent),
    patientAge: row.patient_age ?? "",
    relation: row.relation ?? "",
    passport: row.passport,
    breathingHelp: row.breathing_help,
    bestTimeToCall: row.best_time_to_call ?? "",
    callBack: row.call_back !== null && isSet(row.call_back),
  };
}
