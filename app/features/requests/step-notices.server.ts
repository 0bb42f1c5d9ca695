import type { Queryable } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { stepMail } from "~/features/mail/reply-mails.server";
import type { Context } from "~/server/context";
import { issueMailedLink } from "./family-links.server";
import type { Step } from "./life";
import { type MailedRequest, recipientOf } from "./mailed.server";
import { noteNotice } from "./notices.server";

/**
 * Notifies the writer once when a move changes the step: by email, otherwise a coordinator is asked to do it on
 * WhatsApp.
 */
export async function tellOfStep(
  trx: Queryable,
  context: Context,
  request: Pick<MailedRequest, "id" | "kind" | "reference" | "email" | "phone" | "language">,
  { eventId, step }: { eventId: string; step: Step },
): Promise<void> {
  const { id: requestId, kind, reference, language } = request;
  const to = (await recipientOf(trx, request, undefined))?.email ?? "";
  if (to === "" && request.phone === "") return;
  const now = context.now();
  const channel = to === "" ? "whatsapp" : "mail";
  const isNew = await noteNotice(trx, { requestId, eventId, channel }, now);
  if (!isNew || channel === "whatsapp") return;
  const mail = stepMail({
    ...{ kind, requestId, reference, language, to, step },
    entryId: eventId,
    opens: await issueMailedLink(trx, context, { requestId, contactId: null, email: to }, language),
    publicUrl: context.env.publicUrl,
    company: await findCompany(trx, language),
  });
  await enqueueMail(trx, mail, now);
}
