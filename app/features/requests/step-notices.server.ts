import type { Queryable } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import type { Mail } from "~/features/mail/mail";
import { enqueueMail } from "~/features/mail/outbox.server";
import { paperMail, type ReplyMail, stepMail } from "~/features/mail/reply-mails.server";
import type { Context } from "~/server/context";
import { issueMailedLink } from "./family-links.server";
import type { Step } from "./life";
import { type MailedRequest, recipientOf } from "./mailed.server";
import { recordNotice } from "./notices.server";

type NotifiedRequest = Pick<
  MailedRequest,
  "id" | "kind" | "reference" | "email" | "phone" | "language"
>;

/**
 * Notifies the writer once when a move changes the step: by email, or without an
 * address a coordinator is asked to use WhatsApp. Without either, nothing happens.
 */
export function notifyOfStep(
  trx: Queryable,
  context: Context,
  request: NotifiedRequest,
  { eventId, step }: { eventId: string; step: Step },
): Promise<void> {
  return notifyWriter(trx, context, request, eventId, (mail) => stepMail({ ...mail, step }));
}

/** Notifies the writer of a refused paper, in the same way. */
export function notifyOfRefusal(
  trx: Queryable,
  context: Context,
  request: NotifiedRequest,
  eventId: string,
): Promise<void> {
  return notifyWriter(trx, context, request, eventId, paperMail);
}

async function notifyWriter(
  trx: Queryable,
  context: Context,
  request: NotifiedRequest,
  eventId: string,
  compose: (mail: Omit<ReplyMail, "words">) => Mail,
): Promise<void> {
  const { id: requestId, kind, reference, language } = request;
  const to = (await recipientOf(trx, request, undefined))?.email ?? "";
  if (to === "" && request.phone === "") return;
  const now = context.now();
  const channel = to === "" ? "whatsapp" : "mail";
  const isNew = await recordNotice(trx, { requestId, eventId, channel }, now);
  if (!isNew || channel === "whatsapp") return;
  const mail = compose({
    ...{ kind, requestId, reference, language, to },
    entryId: eventId,
    privateLinkPath: await issueMailedLink(
      trx,
      context,
      { requestId, contactId: null, email: to },
      language,
    ),
    publicUrl: context.env.publicUrl,
    company: await findCompany(trx, language),
  });
  await enqueueMail(trx, mail, now);
}
