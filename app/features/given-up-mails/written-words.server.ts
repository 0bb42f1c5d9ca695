import type { Queryable } from "#db/connection.server";
import { wordsOfEntry as bookingWords } from "~/features/bookings/history.server";
import type { GivenUpMail } from "~/features/mail/given-up.server";
import { wordsOfEntry as messageWords } from "~/features/messages/message-history.server";
import type { RequestKey } from "~/features/requests/request-key";

/** A coordinator's words as the request's history keeps them; empty where they are erased. */
export async function wordsOf(
  db: Queryable,
  { entryId }: Pick<GivenUpMail, "entryId">,
  { kind }: Pick<RequestKey, "kind">,
): Promise<string> {
  if (entryId === null) return "";
  return kind === "message" ? messageWords(db, entryId) : bookingWords(db, entryId);
}
