import type { Queryable } from "#db/connection.server";
import type { MailedRequest } from "~/features/requests/mailed-request";
import { clockOf } from "~/features/requests/promise";

/** Those of the messages that are still kept, as far as a mail about them goes. */
export async function mailedMessages(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<MailedRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("messages")
    .select([
      "id",
      "reference",
      "name",
      "email",
      "phone",
      "language",
      "status",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ status, repliedAt, ...row }) => ({
    ...row,
    kind: "message",
    urgent: false,
    awaitsReply: clockOf({ ...row, repliedAt, open: status !== "closed" }, now).state === "due",
  }));
}
