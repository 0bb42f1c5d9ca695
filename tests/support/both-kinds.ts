import type { Queryable } from "#db/connection.server";
import { insertBooking, insertMessage } from "./bookings";
import { family, letter } from "./family";

/** A row of either kind. */
interface Given {
  reference?: string;
  name?: string;
  email?: string;
  phone?: string;
  words?: string;
  isClosed?: boolean;
  user_id?: string | null;
  received_at?: string;
  replied_at?: string | null;
}

function columnsOf(
  { name, phone, words, isClosed, ...given }: Given,
  closed: "cancelled" | "completed",
) {
  return {
    ...given,
    ...(name === undefined ? {} : { full_name: name }),
    ...(phone === undefined ? {} : { phone_number: phone }),
    ...(words === undefined ? {} : { tell_us_more: words }),
    ...(isClosed ? { status: closed } : {}),
  };
}

/**
 * The two kinds of requests, each by its form, its place in the dashboard: what holds for
 * one holds for the other, and one table of cases asks it of both.
 */
export const bothKinds = [
  {
    kind: "booking",
    area: "bookings",
    form: "/booking",
    /** As the form has them; `words` and `phone`: the names of its fields. */
    typed: { ...family, email: "rahima@example.com" } as Record<string, string>,
    fields: { name: "fullName", words: "tellUsMore", phone: "phoneNumber" },
    /** How a closed one is called that nobody has replied to. */
    closed: "cancelled",
    /** What a coordinator fills in to close it, beside what was done. */
    closing: { instead: "cancelled", reason: "They fly themselves", confirmed: "yes" },
    insert: (db: Queryable, given: Given = {}) => insertBooking(db, columnsOf(given, "cancelled")),
  },
  {
    kind: "message",
    area: "contacts",
    form: "/contact",
    typed: { ...letter, email: "rahima@example.com" } as Record<string, string>,
    fields: { name: "name", words: "message", phone: "phone" },
    closed: "completed",
    closing: { next: "completed" },
    insert: (db: Queryable, given: Given = {}) => insertMessage(db, columnsOf(given, "completed")),
  },
] as const;
