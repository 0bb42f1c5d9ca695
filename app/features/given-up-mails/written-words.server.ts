import type { Queryable } from "#db/connection.server";
import { wordsOfEntry as bookingWords } from "~/features/bookings/history.server";
import type { GivenUpMail } from "~/features/mail/given-up.server";
import { wordsOfEntry as messageWords } from "~/features/messages/message-history.server";
import { requestKindOf } from "./given-up-mail";

/** Whether a mail carried a coordinator's own words. */
export function isReply(kind: string): boolean {
  return kind === "booking-reply" || kind === "message-reply";
}

/** A coordinator's words as the request's history keeps them; empty where they are erased. */
export async function wordsOf(
  db: Queryable,
  { kind, entryId }: Pick<GivenUpMail, "kind" | "entryId">,
): Promise<string> {
  if (entryId === null) return "";
  return requestKindOf(kind) === "booking" ? bookingWords(db, entryId) : messageWords(db, entryId);
}
