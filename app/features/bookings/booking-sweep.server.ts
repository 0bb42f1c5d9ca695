import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { agreedStatuses, closedStatuses } from "./statuses";

/** Bookings go whose last contact, or closing, was before these times (ISO 8601 UTC). */
export interface BookingsBefore {
  /** For bookings whose family has not agreed to a quote. */
  notAgreed: string;
  agreed: string;
}

/**
 * Deletes bookings with their histories. One whose family has not agreed to a quote goes after the
 * last contact, whatever its status says; an agreed one after it was closed. One that nobody closed
 * counts from the last contact too: a forgotten status must not keep a patient's history for ever.
 */
export async function sweepBookings(db: Queryable, before: BookingsBefore): Promise<void> {
  await db
    .deleteFrom("bookings")
    .where((is) => is.not(wasAgreed(is)))
    .where((is) => is(lastEvent(is, contacts), "<", before.notAgreed))
    .execute();
  await db
    .deleteFrom("bookings")
    .where("status", "in", closedStatuses)
    .where(wasAgreed)
    // the last move is the closing
    .where((is) => is(lastEvent(is, ["move"]), "<", before.agreed))
    .execute();
  await db
    .deleteFrom("bookings")
    .where("status", "not in", closedStatuses)
    .where(wasAgreed)
    .where((is) => is(lastEvent(is, contacts), "<", before.agreed))
    .execute();
}

type Bookings = ExpressionBuilder<Schema, "bookings">;

/** Whether its family has agreed to the quote, be it held, cancelled or moved back since. */
function wasAgreed(is: Bookings) {
  return is.or([
    is("bookings.status", "in", agreedStatuses),
    // never null, which would be neither agreed nor not
    is(is.fn.coalesce("bookings.held_from", "bookings.status"), "in", agreedStatuses),
    is.exists(
      is
        .selectFrom("booking_events")
        .select("booking_events.id")
        .whereRef("booking_events.booking_id", "=", "bookings.id")
        .where("booking_events.to_status", "in", agreedStatuses),
    ),
  ]);
}

/** A coordinator's note is no contact with the family. */
const contacts = ["move", "reply", "family"] as const;

/** When the last event of these kinds was. */
function lastEvent(is: Bookings, kinds: readonly (typeof contacts)[number][]) {
  return is.fn.coalesce(
    is
      .selectFrom("booking_events")
      .select((of) => of.fn.max("booking_events.at").as("at"))
      .whereRef("booking_events.booking_id", "=", "bookings.id")
      .where("booking_events.kind", "in", kinds),
    "bookings.updated_at",
  );
}
