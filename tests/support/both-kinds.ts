import type { Queryable } from "#db/connection.server";
import { insertBooking, insertMessage } from "./bookings";
import { family, letter } from "./family";

/** A row of either kind, by the columns that both have. */
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
    insert: (db: Queryable, { name, phone, words, isClosed, ...given }: Given = {}) =>
      insertBooking(db, {
        ...given,
        ...(name === undefined ? {} : { full_name: name }),
        ...(phone === undefined ? {} : { phone_number: phone }),
        ...(words === undefined ? {} : { tell_us_more: words }),
        ...(isClosed ? { status: "cancelled" } : {}),
      }),
  },
  {
    kind: "message",
    area: "contacts",
    form: "/contact",
    typed: { ...letter, email: "rahima@example.com" } as Record<string, string>,
    fields: { name: "name", words: "message", phone: "phone" },
    closed: "closed",
    closing: { close: "on" },
    insert: (db: Queryable, { words, isClosed, ...given }: Given = {}) =>
      insertMessage(db, {
        ...given,
        ...(words === undefined ? {} : { message: words }),
        ...(isClosed ? { status: "closed" } : {}),
      }),
  },
] as const;
