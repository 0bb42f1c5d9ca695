import type { Queryable } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { findAccountById } from "~/features/identity/accounts.server";
import type { FailedMail } from "~/features/mail/failed-mails.server";
import { isAnswer, isReply, type Mail } from "~/features/mail/mail";
import { answeredMail, paperMail, replyMail, stepMail } from "~/features/mail/reply-mails.server";
import {
  coordinatorHandedOverMail,
  coordinatorRequestMail,
  requestReceivedMail,
} from "~/features/mail/request-mails.server";
import { defaultLanguage } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import type { Context } from "~/server/context";
import { coordinatorAddresses } from "../arrival.server";
import { issueMailedLink } from "../family-links.server";
import { contactIdOfEvent, wordsOfEvent } from "../history.server";
import { stepOf } from "../life";
import { contactAsRecipient, type MailedRequest } from "../mailed.server";
import { handOverNotes } from "../queue/hand-over-notes.server";
import { remedyOf } from "./failed-mail";

/**
 * The current address for resending a mail: the family's address from its request, or the coordinator's if that person
 * is still notified or still the owner.
 *
 * @returns null if the mail cannot be resent
 */
export async function addressForResend(
  db: Queryable,
  mail: Pick<FailedMail, "kind" | "recipient" | "entryId">,
  mailedRequest: MailedRequest | null,
): Promise<string | null> {
  if (!mailedRequest) return null;
  const remedy = remedyOf(mail.kind);
  if (isAnswer(mail.kind) && (await wordsOf(db, mail)) === "") return null;
  if (mail.kind === "request-step" && stepOf(mailedRequest) === null) return null;
  const contact = mail.entryId === null ? null : await contactIdOfEvent(db, mail.entryId);
  if (contact) return (await contactAsRecipient(db, mailedRequest.id, contact))?.email || null;
  if (remedy === "receipt") return mailedRequest.email || null;
  if (remedy === "hand-over") {
    const owner = mailedRequest.assignedTo
      ? await findAccountById(db, mailedRequest.assignedTo)
      : null;
    return owner?.email === mail.recipient && !owner.disabled ? owner.email : null;
  }
  if (remedy !== "notice") return null;
  const notifiedAddresses = await coordinatorAddresses(db, await findCompany(db, defaultLanguage));
  return notifiedAddresses.includes(mail.recipient) ? mail.recipient : null;
}

/** Composes a mail about a request from its current state; a mail to a family gets a fresh link. */
export async function recomposeMail(
  db: Queryable,
  context: Context,
  mail: Pick<FailedMail, "kind" | "entryId">,
  mailedRequest: MailedRequest,
  to: string,
): Promise<Mail> {
  const { publicUrl } = context.env;
  const { kind, id: requestId, reference, dueAt, language, urgent } = mailedRequest;
  const common = { kind, requestId, to, reference, publicUrl };
  if (remedyOf(mail.kind) === "hand-over") {
    const notes = await handOverNotes(db, { id: mailedRequest.assignedTo ?? "" }, [requestId]);
    const company = await findCompany(db, defaultLanguage);
    return coordinatorHandedOverMail({ ...common, note: notes.get(requestId) ?? "", company });
  }
  if (remedyOf(mail.kind) === "notice") {
    const { name } = await findCompany(db, defaultLanguage);
    const occasion = occasions[mail.kind];
    return coordinatorRequestMail({ ...common, dueAt, urgent, occasion, company: { name } });
  }
  if (isAnswer(mail.kind) && mail.entryId !== null) {
    const words = await wordsOf(db, mail);
    const contactId = await contactIdOfEvent(db, mail.entryId);
    const person = contactId ? await contactAsRecipient(db, requestId, contactId) : null;
    const recipientLanguage = person?.language ?? language;
    const mailLanguage = isReply(mail.kind)
      ? writtenIn(words, recipientLanguage)
      : recipientLanguage;
    const answer = {
      ...common,
      privateLinkPath: await issueMailedLink(
        db,
        context,
        { requestId, contactId, email: to },
        mailLanguage,
      ),
      entryId: mail.entryId,
      language: mailLanguage,
      company: await findCompany(db, mailLanguage),
    };
    return isReply(mail.kind) ? replyMail({ ...answer, words }) : answeredMail(answer);
  }
  const writer = { requestId, contactId: null, email: to };
  const privateLinkPath = await issueMailedLink(db, context, writer, language);
  const step = stepOf(mailedRequest);
  if (mail.kind === "request-step" && mail.entryId !== null && step) {
    const company = await findCompany(db, language);
    return stepMail({ ...common, privateLinkPath, entryId: mail.entryId, language, step, company });
  }
  if (mail.kind === "request-paper" && mail.entryId !== null) {
    const company = await findCompany(db, language);
    return paperMail({ ...common, privateLinkPath, entryId: mail.entryId, language, company });
  }
  return requestReceivedMail({
    ...common,
    privateLinkPath,
    dueAt,
    language,
    company: await findCompany(db, language),
    isPromiseRunning: mailedRequest.isPromiseRunning,
    firstReceivedAt: mailedRequest.receivedAt,
  });
}

const occasions: Record<string, "reminder" | "wrote"> = {
  "coordinator-urgent-waiting": "reminder",
  "coordinator-family-wrote": "wrote",
};

/** Text of a coordinator's answer from the request's history; empty if erased. */
async function wordsOf(db: Queryable, { entryId }: Pick<FailedMail, "entryId">): Promise<string> {
  return entryId === null ? "" : wordsOfEvent(db, entryId);
}
