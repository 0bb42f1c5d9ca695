import type { Queryable } from "#db/connection.server";
import type { FailedMail } from "~/features/mail/failed-mails.server";
import { type MailedRequest, mailedRequests } from "../mailed.server";

/** The requests of these mails by id; deleted ones are missing. */
export async function requestsOfMails(
  db: Queryable,
  mails: readonly Pick<FailedMail, "requestId">[],
  now: Date,
): Promise<Map<string, MailedRequest>> {
  const ids = mails.flatMap(({ requestId }) => requestId ?? []);
  const found = await mailedRequests(db, ids, now);
  return new Map(found.map((request) => [request.id, request]));
}

/** The request of a mail; null for mails about an account and erased requests. */
export async function requestOfMail(
  db: Queryable,
  mail: Pick<FailedMail, "requestId">,
  now: Date,
): Promise<MailedRequest | null> {
  const subjects = await requestsOfMails(db, [mail], now);
  const found = subjects.get(mail.requestId ?? "");
  // the row of an erased request still exists for the figures; a call-back has only a number
  return found && (found.email !== "" || found.phone !== "") ? found : null;
}
