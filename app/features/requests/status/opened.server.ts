import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { isReceiptUnsent } from "~/features/mail/mail-states.server";

/** The public view of a request: its state and the time of our reply. */
export type PublicRequest = NonNullable<Awaited<ReturnType<typeof findPublicRequest>>>;

export async function findPublicRequest(db: Queryable, reference: string) {
  const found = await db
    .selectFrom("requests")
    .select(publicRequestColumns)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return found && { ...found, isUnmailed: await isReceiptUnsent(db, found.id) };
}

type RequestsBuilder = ExpressionBuilder<Schema, "requests">;

/** Columns for the public view, without names and texts; the view does not show the ids. */
export function publicRequestColumns(is: RequestsBuilder) {
  return [
    "requests.id",
    "requests.kind",
    "requests.reference",
    "requests.status",
    "requests.held_from as heldFrom",
    "requests.received_at as receivedAt",
    "requests.due_at as dueAt",
    "requests.replied_at as repliedAt",
    "requests.user_id as userId",
    lastReply(is).select("at").as("lastReplyAt"),
    lastReply(is).select("channel").as("lastReplyBy"),
  ] as const;
}

/** The newest reply that is not undone. */
function lastReply(is: RequestsBuilder) {
  return is
    .selectFrom("request_events")
    .whereRef("request_events.request_id", "=", "requests.id")
    .where("request_events.kind", "=", "reply")
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("request_events as undo")
            .select("undo.id")
            .whereRef("undo.request_id", "=", "requests.id")
            .whereRef("undo.undoes", "=", "request_events.id"),
        ),
      ),
    )
    .orderBy("request_events.at", "desc")
    .limit(1);
}
