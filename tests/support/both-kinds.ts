import type { Queryable } from "#db/connection.server";
import { insertBooking, insertMessage } from "./bookings";
import { family, messageFields } from "./family";

/** Columns of either kind. */
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
 * Booking and message, each with its form and its place in the dashboard, for tests that apply to
 * either.
 */
export const bothKinds = [
  {
    kind: "booking",
    area: "bookings",
    form: "/booking",
    /** Form fields; `words` and `phone` name two of them. */
    typed: { ...family, email: "rahima@example.com" } as Record<string, string>,
    fields: { name: "fullName", words: "tellUsMore", phone: "phoneNumber" },
    /** Status after closing it without a reply. */
    closed: "cancelled",
    /** Further fields that close it. */
    closing: { instead: "cancelled", reason: "They fly themselves", confirmed: "yes" },
    insert: (db: Queryable, given: Given = {}) => insertBooking(db, columnsOf(given, "cancelled")),
  },
  {
    kind: "message",
    area: "contacts",
    form: "/contact",
    typed: { ...messageFields, email: "rahima@example.com" } as Record<string, string>,
    fields: { name: "name", words: "message", phone: "phone" },
    closed: "completed",
    closing: { next: "completed" },
    insert: (db: Queryable, given: Given = {}) => insertMessage(db, columnsOf(given, "completed")),
  },
] as const;
