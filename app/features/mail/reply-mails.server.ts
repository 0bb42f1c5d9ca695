import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { stepKeys } from "~/service-keys";
import { compose, type MailCompany } from "./compose.server";
import { linkInstructions, sentPagePath } from "./link-mails.server";
import type { Mail, MailKind } from "./mail";

type Step = (typeof stepKeys)[number];

export interface ReplyMail {
  kind: RequestKind;
  requestId: string;
  /** The event in the request's history that has the same text. */
  entryId: string;
  /** Language of the reply, and of the texts around it. */
  language: Language;
  to: string;
  reference: string;
  /** Path of the private link. Left out for a person who may not see everything; the link is then the public page. */
  privateLinkPath?: string;
  /** Plain text with line breaks. */
  words: string;
  /** The step that the request reaches together with the reply. */
  step?: Step | null;
  publicUrl: string;
  company: MailCompany;
}

/** Tells the family that its page has a new answer. The mail does not contain the answer's text. */
export function answeredMail(notice: Omit<ReplyMail, "words">): Mail {
  const t = translator(notice.language);
  const words = {
    subject: t("deskAccess.mail.answered.subject", { reference: notice.reference }),
    heading: t("deskAccess.mail.answered.heading"),
    text: t("deskAccess.mail.answered.text"),
    link: t("deskAccess.mail.answered.link"),
  };
  return noticeMail("request-answered", notice, words);
}

/** Tells the family that its request has reached a new step. */
export function stepMail(notice: Omit<ReplyMail, "words"> & { step: Step }): Mail {
  const t = translator(notice.language);
  const words = {
    subject: t("deskAccess.mail.step.subject", { reference: notice.reference }),
    heading: t("deskAccess.mail.step.heading"),
    text: t("deskAccess.mail.step.text"),
    link: t("mail.reply.link"),
  };
  return noticeMail("request-step", notice, words);
}

/** Tells the family that a paper was refused. The mail names neither the paper nor the reason. */
export function paperMail(notice: Omit<ReplyMail, "words">): Mail {
  const t = translator(notice.language);
  const words = {
    subject: t("deskAccess.mail.paper.subject", { reference: notice.reference }),
    heading: t("deskAccess.mail.paper.heading"),
    text: t("deskAccess.mail.paper.text"),
    link: t("mail.reply.link"),
  };
  return noticeMail("request-paper", notice, words);
}

/** A mail with the reference, perhaps the new step, and a link; nothing of the conversation. */
function noticeMail(
  mailKind: MailKind,
  notice: Omit<ReplyMail, "words">,
  { text, link, ...words }: Record<"subject" | "heading" | "text" | "link", string>,
): Mail {
  const { kind, requestId, entryId, language, to, reference, publicUrl, company, privateLinkPath } =
    notice;
  const t = translator(language);
  const mail = compose(mailKind, to, t, company, {
    ...words,
    language,
    paragraphs: [text, ...(privateLinkPath ? [t("requestAccess.mail.digits")] : [])],
    facts: factsOf(notice),
    link: {
      label: link,
      url: publicUrl + (privateLinkPath ?? sentPagePath(kind, reference, language)),
    },
    afterwards: privateLinkPath ? linkInstructions(publicUrl, reference, language) : [],
  });
  return { ...mail, requestId, entryId };
}

function factsOf({ reference, step, language }: Omit<ReplyMail, "words">) {
  const t = translator(language);
  const stepFacts = step
    ? [{ label: t("deskAccess.mail.step.label"), value: t(`submission.status.steps.${step}`) }]
    : [];
  return [{ label: t("mail.facts.reference"), value: reference }, ...stepFacts];
}

/** A mail with a coordinator's text. Replies to the mail go to the company. */
export function replyMail(reply: ReplyMail): Mail {
  const {
    kind,
    requestId,
    entryId,
    language,
    to,
    reference,
    words,
    publicUrl,
    company,
    privateLinkPath,
  } = reply;
  const t = translator(language);
  const mail = compose("request-reply", to, t, company, {
    language,
    subject: t("mail.reply.subject", { reference }),
    heading: t("mail.reply.heading"),
    paragraphs: words.split(/\n{2,}/),
    facts: factsOf(reply),
    link: {
      label: t("mail.reply.link"),
      url: publicUrl + (privateLinkPath ?? sentPagePath(kind, reference, language)),
    },
    // names the sender, because the default sentence says that the mail is automatic
    sender: t("mail.reply.sender", { company: company.name }),
    afterwards: [
      ...(company.phoneText ? [t("mail.reply.answer", { phone: company.phoneText })] : []),
      ...(privateLinkPath ? linkInstructions(publicUrl, reference, language) : []),
    ],
  });
  return { ...mail, requestId, entryId };
}
