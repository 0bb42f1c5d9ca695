import type { Queryable } from "#db/connection.server";
import type { GivenUpMail } from "~/features/mail/given-up.server";
import { type MailedRequest, mailedRequests } from "../mailed.server";

/** The requests that these mails told of, by their ids; those that have been erased whole are not there. */
export async function subjectsOf(
  db: Queryable,
  mails: readonly Pick<GivenUpMail, "requestId">[],
  now: Date,
): Promise<Map<string, MailedRequest>> {
  const ids = mails.flatMap(({ requestId }) => requestId ?? []);
  const found = await mailedRequests(db, ids, now);
  return new Map(found.map((request) => [request.id, request]));
}

/** The request that a mail told of; null where it told of an account, or the request is erased. */
export async function subjectOf(
  db: Queryable,
  mail: Pick<GivenUpMail, "requestId">,
  now: Date,
): Promise<MailedRequest | null> {
  const subjects = await subjectsOf(db, [mail], now);
  const found = subjects.get(mail.requestId ?? "");
  // the row of an erased request stays, for the counts
  return found && found.email !== "" ? found : null;
}
