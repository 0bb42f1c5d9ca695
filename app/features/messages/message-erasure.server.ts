import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { Person } from "~/features/sessions/person";
import { writeHistory } from "./message-history.server";
import { ownMessages } from "./own-messages.server";

/** Erases the text of a person's messages and cuts them off from the person; all are closed. */
export async function eraseMessagesOf(db: Queryable, person: Person, now: Date): Promise<void> {
  const messages = await ownMessages(db, person).select(["id", "status"]).execute();
  for (const { id, status } of messages) {
    await db
      .updateTable("messages")
      .set((eb) => ({
        ...personalColumns.messages.erased,
        content_hash: id,
        status: "closed",
        updated_at: now.toISOString(),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await db
      .updateTable("message_events")
      .set(personalColumns.message_events.erased)
      .where("message_id", "=", id)
      .execute();
    if (status === "closed") continue;
    // nobody can answer it any more
    const closing = { id: randomUUID(), messageId: id, kind: "close", at: now } as const;
    await writeHistory(db, { ...closing, actor: null, reason: "" });
  }
}
