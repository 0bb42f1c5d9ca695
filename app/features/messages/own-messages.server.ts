import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import { isOwn, isUnclaimed } from "~/features/requests/request-conditions.server";
import type { Person } from "~/features/sessions/person";

/** As their sender sees them, the newest first. */
export function listOwnMessages(db: Queryable, person: Person) {
  return ownMessages(db, person)
    .select([
      "reference",
      "status",
      "message",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "booking_id as bookingId",
    ])
    .orderBy("received_at", "desc")
    .execute();
}

/** All of them for the sender's own copy, and their histories but for what coordinators keep for each other. */
export async function collectMessages(db: Queryable, person: Person) {
  const messages = await ownMessages(db, person)
    .select(["id", ...personalColumns.messages.download])
    .orderBy("received_at")
    .execute();
  return Promise.all(
    messages.map(async ({ id, ...message }) => ({
      id,
      message,
      history: await db
        .selectFrom("message_events")
        .select(personalColumns.message_events.download)
        .where("message_id", "=", id)
        .where("kind", "in", ["reply", "close", "reopen"])
        .orderBy("at")
        .execute(),
    })),
  );
}

/** Messages sent with an address that nobody had proven: from now on the account's. */
export async function claimMessages(
  db: Queryable,
  owner: Pick<Person, "id" | "email">,
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ user_id: owner.id })
    .where(isUnclaimed(owner.email))
    .execute();
}

export function ownMessages(db: Queryable, person: Person) {
  return db.selectFrom("messages").where(isOwn(person));
}
