import type { Queryable } from "#db/connection.server";
import { isOwn } from "~/features/requests/request-conditions.server";

/** How many a page shows. */
const SHOWN = 100;

/** The newest messages of an account, and those sent with its address by somebody not signed in. */
export function messagesOfAccount(db: Queryable, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom("messages")
    .select(["id", "reference", "status", "received_at as receivedAt"])
    .where(isOwn({ id, email, emailVerified: true }))
    .orderBy("received_at", "desc")
    .limit(SHOWN)
    .execute();
}
