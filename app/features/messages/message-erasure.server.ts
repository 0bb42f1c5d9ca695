import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { Person } from "~/features/sessions/person";
import { ownMessages } from "./own-messages.server";

/** Erases the text of a person's messages and cuts them off from the person; all are closed. */
export async function eraseMessagesOf(db: Queryable, person: Person, now: Date): Promise<void> {
  const at = now.toISOString();
  const messages = await ownMessages(db, person).select(["id", "status"]).execute();
  for (const { id, status } of messages) {
    await db
      .updateTable("messages")
      .set((eb) => ({
        ...personalColumns.messages.erased,
        content_hash: id,
        status: "closed",
        updated_at: at,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await db
      .updateTable("message_events")
      .set(personalColumns.message_events.erased)
      .where("message_id", "=", id)
      .execute();
    if (status !== "closed") await noteClosing(db, id, at);
  }
}

/** Nobody can answer it any more. */
async function noteClosing(db: Queryable, messageId: string, at: string): Promise<void> {
  await db
    .insertInto("message_events")
    .values({
      id: randomUUID(),
      message_id: messageId,
      kind: "close",
      at,
      actor_id: null,
      actor_name: "sender",
      channel: null,
      reason: "",
    })
    .execute();
}
