import { openDatabase } from "#db/connection.server";
import type { SentBooking } from "./booking-sender";

/** Number of rows in the database for one booking. */
export interface StoredBooking {
  bookings: number;
  /** Events of sending. */
  events: number;
  /** Mails to the family, and to a coordinator. */
  receipts: number;
  notices: number;
  reference: string | null;
}

/** Looks each booking up in the database by the key of its form. */
export async function findStoredBookings(
  url: string,
  sent: readonly SentBooking[],
): Promise<Map<SentBooking, StoredBooking>> {
  const db = openDatabase(url);
  try {
    const bookings = await db
      .selectFrom("requests")
      .select(["id", "reference", "submission_key"])
      .execute();
    const events = await db
      .selectFrom("request_events")
      .select("request_id")
      .where("kind", "=", "sent")
      .execute();
    const outbox = await db.selectFrom("outbox").select(["kind", "recipient", "subject"]).execute();
    return new Map(
      sent.map((booking) => {
        const rows = bookings.filter((row) => row.submission_key === booking.key);
        const reference = rows[0]?.reference ?? null;
        const mails = (kind: string) =>
          outbox.filter((mail) => mail.kind === kind && mail.subject.includes(reference ?? "-"));
        return [
          booking,
          {
            bookings: rows.length,
            events: events.filter((event) => event.request_id === rows[0]?.id).length,
            receipts: mails("request-received").filter((mail) => mail.recipient === booking.email)
              .length,
            notices: mails("coordinator-new-request").length,
            reference,
          },
        ];
      }),
    );
  } finally {
    await db.destroy();
  }
}

/**
 * True if the booking exists once, with its history and its mails, under the reference in the
 * answer.
 */
export function isStoredOnce(booking: SentBooking, stored: StoredBooking | undefined): boolean {
  return (
    stored !== undefined &&
    stored.reference === booking.reference &&
    [stored.bookings, stored.events, stored.receipts, stored.notices].every((count) => count === 1)
  );
}

export function databaseUrl(dataDir: string): string {
  return `file:${dataDir}/setu.db`;
}
