import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { hospitalName } from "~/features/hospitals/hospital-choice.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import type { Language } from "~/locales/languages";
import type { HistoryEntry } from "./history";
import { historyOf } from "./history.server";
import { isClosed, type Standing } from "./statuses";

/** A booking as a coordinator sees it: everything, and what has happened to it. */
export interface BookingRecord extends Standing {
  id: string;
  reference: string;
  fullName: string;
  email: string;
  /** E.164. */
  phoneNumber: string;
  patientCurrentLocation: string;
  destinationCountry: string;
  tellUsMore: string;
  service: string | null;
  /** The hospital's name where it is one of ours, else what was asked for. */
  hospital: string | null;
  urgent: boolean;
  relatives: number | null;
  language: Language;
  receivedAt: string;
  dueAt: string;
  clock: Clock;
  version: number;
  history: HistoryEntry[];
}

export async function findBooking(
  db: Queryable,
  id: string,
  language: Language,
  now: Date,
): Promise<BookingRecord | null> {
  const row = await db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    reference: row.reference,
    fullName: row.full_name,
    email: row.email,
    phoneNumber: row.phone_number,
    patientCurrentLocation: row.patient_current_location,
    destinationCountry: row.destination_country,
    tellUsMore: row.tell_us_more,
    service: row.service,
    hospital: row.hospital && ((await hospitalName(db, row.hospital, language)) ?? row.hospital),
    urgent: isSet(row.urgent),
    relatives: row.relatives,
    language: row.language,
    status: row.status,
    heldFrom: row.held_from,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    clock: clockOf(
      {
        receivedAt: row.received_at,
        dueAt: row.due_at,
        repliedAt: row.replied_at,
        open: !isClosed(row.status),
      },
      now,
    ),
    version: row.version,
    history: await historyOf(db, id),
  };
}
