import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { ErasedRequests } from "~/features/requests/arrival-mails.server";
import type { Person } from "~/features/sessions/person";
import { writeHistory } from "./message-history.server";
import { ownMessages } from "./own-messages.server";

/** Erases the text of a person's messages and cuts them off from the person; all are closed. */
export async function eraseMessagesOf(
  db: Queryable,
  person: Person,
  now: Date,
): Promise<ErasedRequests> {
  const messages = await ownMessages(db, person).select("id").execute();
  return eraseMessages(
    db,
    messages.map(({ id }) => id),
    now,
  );
}

/** The same of some messages; nothing where there is none. */
export async function eraseMessages(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ErasedRequests> {
  const open: string[] = [];
  for (const id of ids) if (await eraseMessage(db, id, now)) open.push(id);
  return { ids: [...ids], open, returned: [] };
}

/** @returns whether it was open */
async function eraseMessage(db: Queryable, id: string, now: Date): Promise<boolean> {
  const message = await db
    .selectFrom("messages")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!message) return false;
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
  if (message.status === "closed") return false;
  // nobody can answer it any more
  const closing = { id: randomUUID(), messageId: id, kind: "close", at: now } as const;
  await writeHistory(db, { ...closing, actor: null, reason: "" });
  return true;
}
