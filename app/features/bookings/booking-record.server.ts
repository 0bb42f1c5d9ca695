import type { Queryable } from "#db/connection.server";
import { hospitalName } from "~/features/hospitals/hospital-choice.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import type { Language } from "~/locales/languages";
import type { BookingAnswers } from "./booking";
import { answersOf } from "./booking-row.server";
import type { HistoryEntry } from "./history";
import { historyOf } from "./history.server";
import { isClosed, type Standing } from "./statuses";

/** A booking as a coordinator sees it: everything, and what has happened to it. */
export interface BookingRecord extends BookingAnswers, Standing {
  id: string;
  reference: string;
  /** The hospital's name where it is one of ours, else what was asked for. */
  hospital: string;
  language: Language;
  receivedAt: string;
  dueAt: string;
  clock: Clock;
  version: number;
  /** A coordinator's id; null for nobody. */
  assignedTo: string | null;
  /** The booking that it was merged into. */
  mergedInto: string | null;
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
  const { reference, status, version } = row;
  const answers = answersOf(row);
  const hospital = (await hospitalName(db, answers.hospital, language)) ?? answers.hospital;
  const times = { receivedAt: row.received_at, dueAt: row.due_at };
  const since = row.waits_since ?? row.received_at;
  const promised = {
    ...times,
    receivedAt: since,
    repliedAt: row.replied_at,
    open: !isClosed(status),
  };
  return {
    id,
    reference,
    ...answers,
    hospital,
    language: row.language,
    status,
    heldFrom: row.held_from,
    ...times,
    clock: clockOf(promised, now),
    version,
    assignedTo: row.assigned_to,
    mergedInto: row.merged_into,
    history: await historyOf(db, id),
  };
}
