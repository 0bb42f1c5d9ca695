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
      "received_at",
      "due_at",
      "replied_at",
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, reference, name, email, phone, language, ...row }) => {
    const times = { receivedAt: row.received_at, dueAt: row.due_at };
    const promised = { ...times, repliedAt: row.replied_at, open: row.status !== "closed" };
    return {
      id,
      reference,
      name,
      email,
      phone,
      language,
      urgent: false,
      ...times,
      awaitsReply: clockOf(promised, now).state === "due",
    };
  });
}
