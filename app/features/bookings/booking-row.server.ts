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
  };
}

type Columns = ReturnType<typeof columnsOf>;

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
  };
}
