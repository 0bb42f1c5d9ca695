import type { Queryable } from "#db/connection.server";
import { isReply, type MailKind } from "./mail";

/** A mail about a request that was sent to its family, with the mail's state. */
export interface RequestMail {
  id: string;
  kind: string;
  requestId: string;
  /** The event in the request's history that has the same text. */
  entryId: string | null;
  /** ISO 8601 UTC. */
  createdAt: string;
  state: "waiting" | "sent" | "written" | "failed" | "settled";
}

const receipt: MailKind = "request-received";
const familyMailKinds: readonly MailKind[] = [
  receipt,
  "request-reply",
  "request-answered",
  "request-step",
  "request-paper",
];

/** Mails to families about these requests, newest first. Mails are deleted after their retention. */
export async function mailsAbout(
  db: Queryable,
  requestIds: readonly string[],
): Promise<RequestMail[]> {
  const rows = await db
    .selectFrom("outbox")
    .select([
      "id",
      "kind",
      "request_id",
      "entry_id",
      "created_at",
      "sent_at",
      "sent_via",
      "failed_at",
      "settled_at",
    ])
    .where("request_id", "in", requestIds)
    .where("kind", "in", familyMailKinds)
    // rows without a recipient are decoys (`enqueueDecoy`)
    .where("recipient", "!=", "")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    requestId: row.request_id ?? "",
    entryId: row.entry_id,
    createdAt: row.created_at,
    state: stateOf(row),
  }));
}

/** True for a mail with a coordinator's text that cannot be withdrawn any more. */
export function hasReplyGoneOut({ kind, state }: Pick<RequestMail, "kind" | "state">): boolean {
  return isReply(kind) && state !== "waiting";
}

/** True if the receipt was not sent because the sender's network had used up its share of mails. */
export async function isReceiptUnsent(db: Queryable, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("request_id", "=", requestId)
    .where("kind", "=", receipt)
    .where("recipient", "=", "")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function stateOf(row: {
  sent_at: string | null;
  sent_via: "smtp" | "file" | null;
  failed_at: string | null;
  settled_at: string | null;
}): RequestMail["state"] {
  if (row.sent_at !== null) return row.sent_via === "file" ? "written" : "sent";
  if (row.failed_at === null) return "waiting";
  return row.settled_at === null ? "failed" : "settled";
}
