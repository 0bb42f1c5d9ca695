import type { Queryable } from "#db/connection.server";
import { wordsOfBookings } from "~/features/bookings/queued-bookings.server";
import { wordsOfMessages } from "~/features/messages/queued-messages.server";
import { laterWritings } from "~/features/requests/later-writings.server";
import type { QueueRow } from "~/features/requests/queue";

/** With what the family wrote last, be it in another request, in place of what it wrote first. */
export async function withNewestWords(db: Queryable, rows: QueueRow[]): Promise<QueueRow[]> {
  const later = await laterWritings(
    db,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set(later.values())];
  if (ids.length === 0) return rows;
  const written = new Map([
    ...(await wordsOfBookings(db, ids)),
    ...(await wordsOfMessages(db, ids)),
  ]);
  return rows.map((row) => {
    const newest = written.get(later.get(row.id) ?? "");
    return newest?.words ? { ...row, ...newest } : row;
  });
}
