import { REPLY_WITHIN_HOURS } from "~/constants";
import { formatDateTime, formatHours } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail, MailKind } from "./mail";

interface Receipt {
  requestId: string;
  language: Language;
  to: string;
  reference: string;
  /** ISO 8601 UTC; shown in Bangladesh's time. */
  dueAt: string;
  publicUrl: string;
  company: MailCompany;
  /** Where it is written a second time, since the first did not arrive. */
  again?: {
    /** ISO 8601 UTC. */
    receivedAt: string;
    /** Whether the promised time still runs: what is over is not promised again. */
    awaitsReply: boolean;
  };
}

interface Notice {
  requestId: string;
  to: string;
  reference: string;
  dueAt: string;
  /** The address of its page in the dashboard. */
  url: string;
  company: MailCompany;
  /** It is the first of very many, and no other is told of for an hour. */
  isFlood?: boolean;
}

/** To the family: proof that the request arrived. Never repeats what they wrote. */
export function bookingReceivedMail(receipt: Receipt): Mail {
  const { language, reference, publicUrl } = receipt;
  const url = publicUrl + paths.bookingSent(reference, language);
  return receiptMail("booking-received", "bookingReceived", url, receipt);
}

/** To somebody who wrote through the contact form. */
export function messageReceivedMail(receipt: Receipt): Mail {
  const { language, reference, publicUrl } = receipt;
  const url = publicUrl + paths.messageSent(reference, language);
  return receiptMail("message-received", "messageReceived", url, receipt);
}

function receiptMail(
  kind: MailKind,
  section: "bookingReceived" | "messageReceived",
  url: string,
  { requestId, language, to, reference, dueAt, company, again }: Receipt,
): Mail {
  const t = translator(language);
  const hours = formatHours(REPLY_WITHIN_HOURS, language);
  const isPromised = again === undefined || again.awaitsReply;
  const mail = compose(kind, to, t, company, {
    language,
    subject: t(`mail.${section}.subject`, { reference }),
    heading: t(`mail.${section}.heading`),
    paragraphs: [
      ...(again ? [t("mail.again", { time: formatDateTime(again.receivedAt, language) })] : []),
      ...(isPromised ? [t(`mail.${section}.next`, { hours })] : []),
    ],
    danger: [
      t("mail.danger"),
      ...(company.phoneText ? [t(`mail.${section}.urgent`, { phone: company.phoneText })] : []),
    ].join(" "),
    facts: [
      { label: t("mail.facts.reference"), value: reference },
      ...(isPromised
        ? [{ label: t("mail.facts.replyBy"), value: formatDateTime(dueAt, language) }]
        : []),
      ...(company.phoneText
        ? [{ label: t("mail.facts.phone"), value: company.phoneText, href: `tel:${company.phone}` }]
        : []),
    ],
    link: { label: t(`mail.${section}.link`), url },
  });
  return { ...mail, requestId };
}

/** To a coordinator, in English: no name and nothing medical, a link to where both are. */
export function coordinatorNewBookingMail(notice: Notice & { urgent: boolean }): Mail {
  const t = translator(defaultLanguage);
  const { reference, urgent } = notice;
  return noticeMail("coordinator-new-booking", notice, {
    subject: urgent
      ? t("mail.coordinatorNewBooking.subjectUrgent", { reference })
      : t("mail.coordinatorNewBooking.subject", { reference }),
    heading: urgent
      ? t("mail.coordinatorNewBooking.headingUrgent")
      : t("mail.coordinatorNewBooking.heading"),
    paragraphs: [t("mail.coordinatorNewBooking.text")],
    label: t("mail.coordinatorNewBooking.link"),
  });
}

export function coordinatorNewMessageMail(notice: Notice): Mail {
  const t = translator(defaultLanguage);
  return noticeMail("coordinator-new-message", notice, {
    subject: t("mail.coordinatorNewMessage.subject", { reference: notice.reference }),
    heading: t("mail.coordinatorNewMessage.heading"),
    paragraphs: [t("mail.coordinatorNewMessage.text")],
    label: t("mail.coordinatorNewMessage.link"),
  });
}

/** To a coordinator, in English: open requests were erased, and others that were part of them are back. */
export function coordinatorErasedMail({
  to,
  erased,
  returned,
  url,
  company,
}: {
  to: string;
  company: MailCompany;
  /** The addresses of their pages in the dashboard. */
  erased: readonly string[];
  returned: readonly string[];
  /** The address of the queue. */
  url: string;
}): Mail {
  const t = translator(defaultLanguage);
  return compose("coordinator-erased", to, t, company, {
    language: defaultLanguage,
    subject: t("mail.coordinatorErased.subject"),
    heading: t("mail.coordinatorErased.heading"),
    paragraphs: [
      t("mail.coordinatorErased.text"),
      ...(returned.length > 0 ? [t("mail.coordinatorErased.returned")] : []),
    ],
    facts: [
      ...erased.map((page) => ({
        label: t("mail.coordinatorErased.erased"),
        value: page,
        href: page,
      })),
      ...returned.map((value) => ({ label: t("mail.coordinatorErased.back"), value })),
    ],
    link: { label: t("mail.coordinatorErased.link"), url },
  });
}

function noticeMail(
  kind: MailKind,
  { requestId, to, reference, dueAt, url, company, isFlood = false }: Notice,
  words: { subject: string; heading: string; paragraphs: string[]; label: string },
): Mail {
  const t = translator(defaultLanguage);
  const { label, paragraphs, ...content } = words;
  const mail = compose(kind, to, t, company, {
    ...content,
    paragraphs: isFlood ? [t("mail.flood"), ...paragraphs] : paragraphs,
    language: defaultLanguage,
    facts: [
      { label: t("mail.facts.reference"), value: reference },
      { label: t("mail.facts.dueAt"), value: formatDateTime(dueAt, defaultLanguage) },
    ],
    link: { label, url },
  });
  return { ...mail, requestId };
}
