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
      "full_name as name",
      "email",
      "phone_number as phone",
      "language",
      "urgent",
      "status",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ urgent, status, repliedAt, ...row }) => ({
    ...row,
    kind: "booking",
    urgent: isSet(urgent),
    awaitsReply: clockOf({ ...row, repliedAt, open: !isClosed(status) }, now).state === "due",
  }));
}
