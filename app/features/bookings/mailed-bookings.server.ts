import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { MailedRequest } from "~/features/requests/mailed-request";
import { clockOf } from "~/features/requests/promise";
import { isClosed } from "./statuses";

/** Those of the bookings that are still kept, as far as a mail about them goes. */
export async function mailedBookings(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<MailedRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "full_name",
      "email",
      "phone_number",
      "language",
      "urgent",
      "status",
      "received_at",
      "due_at",
      "replied_at",
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => {
    const times = { receivedAt: row.received_at, dueAt: row.due_at };
    const promised = { ...times, repliedAt: row.replied_at, open: !isClosed(row.status) };
    return {
      id: row.id,
      reference: row.reference,
      name: row.full_name,
      email: row.email,
      phone: row.phone_number,
      language: row.language,
      urgent: isSet(row.urgent),
      ...times,
      awaitsReply: clockOf(promised, now).state === "due",
    };
  });
}
