import type { Queryable } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import type { GivenUpMail } from "~/features/mail/given-up.server";
import type { Mail } from "~/features/mail/mail";
import { replyMail } from "~/features/mail/reply-mails.server";
import {
  bookingReceivedMail,
  coordinatorNewBookingMail,
  coordinatorNewMessageMail,
  messageReceivedMail,
} from "~/features/mail/request-mails.server";
import { coordinatorAddresses } from "~/features/requests/arrival-mails.server";
import { defaultLanguage } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { paths } from "~/paths";
import { remedyOf } from "./given-up-mail";
import type { MailSubject } from "./mail-subjects.server";
import { isReply, wordsOf } from "./written-words.server";

/**
 * Where a mail would go if it were sent again: a family's to the address that its request has now, a
 * coordinator's to who is still told of requests.
 *
 * @returns null where it cannot be written again
 */
export async function addressAgain(
  db: Queryable,
  mail: Pick<GivenUpMail, "kind" | "recipient" | "entryId">,
  subject: MailSubject | null,
): Promise<string | null> {
  if (!subject) return null;
  const remedy = remedyOf(mail.kind);
  if (isReply(mail.kind) && (await wordsOf(db, mail)) === "") return null;
  if (remedy === "receipt") return subject.email;
  if (remedy !== "notice") return null;
  const told = await coordinatorAddresses(db, await findCompany(db, defaultLanguage));
  return told.includes(mail.recipient) ? mail.recipient : null;
}

/** A mail about a request, written anew from the request as it stands now. */
export async function writtenAgain(
  db: Queryable,
  { kind, entryId }: Pick<GivenUpMail, "kind" | "entryId">,
  subject: MailSubject,
  to: string,
  publicUrl: string,
): Promise<Mail> {
  const { id: requestId, reference, dueAt, language } = subject;
  const about = { requestId, to, reference, dueAt };
  const isBooking = subject.kind === "booking";
  if (remedyOf(kind) === "notice") {
    const { name } = await findCompany(db, defaultLanguage);
    const notice = { ...about, company: { name } };
    return isBooking
      ? coordinatorNewBookingMail({
          ...notice,
          urgent: subject.urgent,
          url: publicUrl + paths.dashboardBooking(requestId, defaultLanguage),
        })
      : coordinatorNewMessageMail({
          ...notice,
          url: publicUrl + paths.dashboardRecord("contacts", requestId, defaultLanguage),
        });
  }
  if (isReply(kind) && entryId !== null) {
    const words = await wordsOf(db, { kind, entryId });
    const inWords = writtenIn(words, language);
    return replyMail({
      about: subject.kind,
      requestId,
      entryId,
      language: inWords,
      to,
      reference,
      words,
      publicUrl,
      company: await findCompany(db, inWords),
    });
  }
  const receipt = {
    ...about,
    language,
    publicUrl,
    company: await findCompany(db, language),
    again: { receivedAt: subject.receivedAt, awaitsReply: subject.awaitsReply },
  };
  return isBooking ? bookingReceivedMail(receipt) : messageReceivedMail(receipt);
}
