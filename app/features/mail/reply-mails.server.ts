import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import { linkInstructions, sentPage } from "./link-mails.server";
import type { Mail } from "./mail";

export interface ReplyMail {
  kind: RequestKind;
  requestId: string;
  /** The history event with the same words. */
  entryId: string;
  /** Language of the words, and of the texts around them. */
  language: Language;
  to: string;
  reference: string;
  /** Path of the private link; left out for a person who may not know all: the mail leads to the public page. */
  opens?: string;
  /** Plain text with line breaks. */
  words: string;
  publicUrl: string;
  company: MailCompany;
}

/** Lays out a coordinator's words; answers go to the company. */
export function replyMail(reply: ReplyMail): Mail {
  const { kind, requestId, entryId, language, to, reference, words, publicUrl, company, opens } =
    reply;
  const t = translator(language);
  const mail = compose("request-reply", to, t, company, {
    language,
    subject: t("mail.reply.subject", { reference }),
    heading: t("mail.reply.heading"),
    paragraphs: words.split(/\n{2,}/),
    facts: [{ label: t("mail.facts.reference"), value: reference }],
    link: {
      label: t("mail.reply.link"),
      url: publicUrl + (opens ?? sentPage(kind, reference, language)),
    },
    // names the sender, because the usual note says that the mail is automatic
    sender: t("mail.reply.sender", { company: company.name }),
    afterwards: [
      ...(company.phoneText ? [t("mail.reply.answer", { phone: company.phoneText })] : []),
      ...(opens ? linkInstructions(publicUrl, reference, language) : []),
    ],
  });
  return { ...mail, requestId, entryId };
}
