import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";

const eb = expressionBuilder<Schema, "clocks">();

/** The reply came within the two hours. */
export const isInTime = eb("stopped_at", "<=", eb.ref("due_at"));

/** The reply is there, or the time is over. */
export function isDecided(now: Date) {
  return eb.or([eb("stopped_at", "is not", null), eb("due_at", "<", now.toISOString())]);
}

/**
 * What a family has written is counted once. Where it had an earlier request wait again, that one runs a clock
 * for it too, and is counted where the request with the words is a duplicate by now.
 */
export function isCounted(since: string) {
  const elsewhere = eb
    .selectFrom("clocks as other")
    .select("other.id")
    .whereRef("other.written_in", "=", "clocks.written_in")
    .whereRef("other.id", "!=", "clocks.id")
    .where((is) => is.or([isFirst("other"), is("other.id", "<", is.ref("clocks.id"))]))
    .where((is) => isNoDuplicate(is.ref("other.booking_id"), since));
  return eb.and([
    isNoDuplicate(eb.ref("clocks.booking_id"), since),
    isInNoFlood(),
    eb.or([isFirst("clocks"), eb.not(eb.exists(elsewhere))]),
  ]);
}

/** A request's first clock bears its id. */
function isFirst(clock: "clocks" | "other") {
  const of = (column: string) => sql.ref(`${clock}.${column}`);
  return sql<SqlBool>`${of("id")} = coalesce(${of("booking_id")}, ${of("message_id")})`;
}

/**
 * A duplicate is answered under its other reference. Of the span's alone, which an index has by
 * themselves: no request was changed last before one of its clocks began.
 */
function isNoDuplicate(bookingId: Expression<string | null>, since: string) {
  const duplicates = eb
    .selectFrom("bookings")
    .select("bookings.id")
    .where("status", "=", "duplicate")
    .where("updated_at", ">=", since);
  return eb.or([eb(bookingId, "is", null), eb(bookingId, "not in", duplicates)]);
}

/** It is marked as part of none: nobody has found a family's request in a flood yet. */
function isInNoFlood() {
  const [booking, message] = [eb.ref("clocks.booking_id"), eb.ref("clocks.message_id")];
  const bookings = eb.selectFrom("bookings").select("id").where("flood", "is not", null);
  const messages = eb.selectFrom("messages").select("id").where("flood", "is not", null);
  return eb.and([
    eb.or([eb(booking, "is", null), eb(booking, "not in", bookings)]),
    eb.or([eb(message, "is", null), eb(message, "not in", messages)]),
  ]);
}
