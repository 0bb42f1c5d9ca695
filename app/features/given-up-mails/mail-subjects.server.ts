import type { Queryable } from "#db/connection.server";
import { mailedBookings } from "~/features/bookings/mailed-bookings.server";
import type { GivenUpMail } from "~/features/mail/given-up.server";
import { mailedMessages } from "~/features/messages/mailed-messages.server";
import type { MailedRequest } from "~/features/requests/mailed-request";
import { type RequestKind, requestKindOf } from "./given-up-mail";

export interface MailSubject extends MailedRequest {
  kind: RequestKind;
}

/** The requests that these mails told of, by their ids; those that have been erased whole are not there. */
export async function subjectsOf(
  db: Queryable,
  mails: readonly Pick<GivenUpMail, "kind" | "requestId">[],
  now: Date,
): Promise<Map<string, MailSubject>> {
  const idsOf = (kind: RequestKind) =>
    mails.flatMap((mail) =>
      requestKindOf(mail.kind) === kind && mail.requestId !== null ? [mail.requestId] : [],
    );
  const bookings = await mailedBookings(db, idsOf("booking"), now);
  const messages = await mailedMessages(db, idsOf("message"), now);
  return new Map([
    ...bookings.map((one): [string, MailSubject] => [one.id, { ...one, kind: "booking" }]),
    ...messages.map((one): [string, MailSubject] => [one.id, { ...one, kind: "message" }]),
  ]);
}

/** The request that a mail told of; null where it told of an account, or the request is erased. */
export async function subjectOf(
  db: Queryable,
  mail: Pick<GivenUpMail, "kind" | "requestId">,
  now: Date,
): Promise<MailSubject | null> {
  const subjects = await subjectsOf(db, [mail], now);
  const found = subjects.get(mail.requestId ?? "");
  // the row of an erased request stays, for the counts
  return found && found.email !== "" ? found : null;
}
