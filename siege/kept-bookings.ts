import { openDatabase } from "#db/connection.server";
import type { SentBooking } from "./booking-sender";

/** What the database knows of a booking, counted. */
export interface Kept {
  bookings: number;
  /** First rows of history. */
  events: number;
  /** Mails to the family, and to a coordinator. */
  receipts: number;
  notices: number;
  reference: string | null;
}

/** Looks each booking up, by the key of its form, in the database itself. */
export async function lookUp(
  url: string,
  sent: readonly SentBooking[],
): Promise<Map<SentBooking, Kept>> {
  const db = openDatabase(url);
  try {
    const bookings = await db
      .selectFrom("bookings")
      .select(["id", "reference", "submission_key"])
      .execute();
    const events = await db
      .selectFrom("booking_events")
      .select("booking_id")
      .where("kind", "=", "move")
      .where("from_status", "is", null)
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
            events: events.filter((event) => event.booking_id === rows[0]?.id).length,
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

/** Whether it is there once, with its history and its mails, under the reference that was said. */
export function isWhole(booking: SentBooking, kept: Kept | undefined): boolean {
  return (
    kept !== undefined &&
    kept.reference === booking.reference &&
    [kept.bookings, kept.events, kept.receipts, kept.notices].every((count) => count === 1)
  );
}

export function databaseUrl(dataDir: string): string {
  return `file:${dataDir}/setu.db`;
}
