import type { Queryable } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { stepMail } from "~/features/mail/reply-mails.server";
import type { Context } from "~/server/context";
import { issueMailedLink } from "./family-links.server";
import type { Step } from "./life";
import { type MailedRequest, recipientOf } from "./mailed.server";
import { noteNotice } from "./notices.server";

/** Mails the writer once when a move changes the step. If there is no email address, nobody is notified. */
export async function tellOfStep(
  trx: Queryable,
  context: Context,
  request: Pick<MailedRequest, "id" | "kind" | "reference" | "email" | "phone" | "language">,
  { eventId, step }: { eventId: string; step: Step },
): Promise<void> {
  const { id: requestId, kind, reference, language } = request;
  const to = (await recipientOf(trx, request, undefined))?.email ?? "";
  if (to === "") return;
  const now = context.now();
  if (!(await noteNotice(trx, { requestId, eventId, channel: "mail" }, now))) return;
  const mail = stepMail({
    ...{ kind, requestId, reference, language, to, step },
    entryId: eventId,
    opens: await issueMailedLink(trx, context, { requestId, contactId: null, email: to }, language),
    publicUrl: context.env.publicUrl,
    company: await findCompany(trx, language),
  });
  await enqueueMail(trx, mail, now);
}
