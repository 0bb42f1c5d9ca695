import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";
import { sentPage } from "./request-mails.server";

/** What a coordinator writes to a family about its request. */
export interface ReplyMail {
  kind: RequestKind;
  requestId: string;
  /** The entry of the request's history that keeps the words. */
  entryId: string;
  /** The language of the words: all around them speaks it, too. */
  language: Language;
  to: string;
  reference: string;
  /** As they were written, line by line. */
  words: string;
  publicUrl: string;
  company: MailCompany;
}

/** A coordinator's words in the layout of our mails; an answer to it goes to the company. */
export function replyMail(reply: ReplyMail): Mail {
  const { kind, requestId, entryId, language, to, reference, words, publicUrl, company } = reply;
  const t = translator(language);
  const mail = compose("request-reply", to, t, company, {
    language,
    subject: t("mail.reply.subject", { reference }),
    heading: t("mail.reply.heading"),
    paragraphs: words.split(/\n{2,}/),
    facts: [{ label: t("mail.facts.reference"), value: reference }],
    link: { label: t("mail.reply.link"), url: publicUrl + sentPage(kind, reference, language) },
    // an automatic mail is no reply, and this is one
    sender: t("mail.reply.sender", { company: company.name }),
    afterwards: company.phoneText ? [t("mail.reply.answer", { phone: company.phoneText })] : [],
  });
  return { ...mail, requestId, entryId };
}
