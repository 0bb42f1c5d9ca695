import { REPLY_WITHIN_HOURS } from "~/constants";
import type { CompanyInfo } from "~/features/company/company";
import { formatDateTime } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { type Translate, translator } from "~/server/i18n.server";
import { headerText, type Mail, type MailKind } from "./mail";
import { type MailContent, renderMail } from "./mail-layout";

/** What `findCompany` answers has it all. */
export type MailCompany = Pick<CompanyInfo, "name" | "phone" | "phoneText" | "email">;

interface Receipt {
  language: Language;
  to: string;
  reference: string;
  /** ISO 8601 UTC; shown in Bangladesh's time. */
  dueAt: string;
  publicUrl: string;
  company: MailCompany;
}

interface Notice {
  to: string;
  reference: string;
  dueAt: string;
  /** Of the page in the dashboard. */
  url: string;
}

interface LinkMail {
  language: Language;
  to: string;
  url: string;
  expiresHours: number;
  company?: MailCompany;
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
  { language, to, reference, dueAt, company }: Receipt,
): Mail {
  const t = translator(language);
  const hours = formatHours(REPLY_WITHIN_HOURS, language);
  return compose(kind, to, t, company, {
    language,
    subject: t(`mail.${section}.subject`, { reference }),
    heading: t(`mail.${section}.heading`),
    paragraphs: [
      t(`mail.${section}.next`, { hours }),
      t(`mail.${section}.urgent`, { phone: company.phoneText }),
    ],
    facts: [
      { label: t("mail.facts.reference"), value: reference },
      { label: t("mail.facts.replyBy"), value: formatDateTime(dueAt, language) },
      { label: t("mail.facts.phone"), value: company.phoneText, href: `tel:${company.phone}` },
    ],
    link: { label: t(`mail.${section}.link`), url },
  });
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

function noticeMail(
  kind: MailKind,
  { to, reference, dueAt, url }: Notice,
  words: { subject: string; heading: string; paragraphs: string[]; label: string },
): Mail {
  const t = translator(defaultLanguage);
  const { label, ...content } = words;
  return compose(kind, to, t, undefined, {
    ...content,
    language: defaultLanguage,
    facts: [
      { label: t("mail.facts.reference"), value: reference },
      { label: t("mail.facts.dueAt"), value: formatDateTime(dueAt, defaultLanguage) },
    ],
    link: { label, url },
  });
}

export function verifyEmailMail({ language, to, url, expiresHours, company }: LinkMail): Mail {
  const t = translator(language);
  return compose("verify-email", to, t, company, {
    language,
    subject: t("mail.verifyEmail.subject"),
    heading: t("mail.verifyEmail.heading"),
    paragraphs: [t("mail.verifyEmail.text", { hours: formatHours(expiresHours, language) })],
    link: { label: t("mail.verifyEmail.link"), url },
    afterwards: [t("mail.verifyEmail.notYou")],
  });
}

export function resetPasswordMail({ language, to, url, expiresHours, company }: LinkMail): Mail {
  const t = translator(language);
  return compose("reset-password", to, t, company, {
    language,
    subject: t("mail.resetPassword.subject"),
    heading: t("mail.resetPassword.heading"),
    paragraphs: [t("mail.resetPassword.text", { hours: formatHours(expiresHours, language) })],
    link: { label: t("mail.resetPassword.link"), url },
    afterwards: [t("mail.resetPassword.notYou")],
  });
}

/** Instead of an answer on the page, which would tell a stranger who has an account. */
export function accountExistsMail({
  language,
  to,
  publicUrl,
  company,
}: {
  language: Language;
  to: string;
  publicUrl: string;
  company?: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("account-exists", to, t, company, {
    language,
    subject: t("mail.accountExists.subject"),
    heading: t("mail.accountExists.heading"),
    paragraphs: [t("mail.accountExists.text"), t("mail.accountExists.forgot")],
    link: { label: t("mail.accountExists.link"), url: publicUrl + paths.login(language) },
    afterwards: [t("mail.accountExists.notYou")],
  });
}

/** @param invitation `invitedBy` is the name of the admin who invites */
export function invitationMail({
  language,
  to,
  url,
  invitedBy,
  expiresHours,
  company,
}: LinkMail & { invitedBy: string }): Mail {
  const t = translator(language);
  const hours = formatHours(expiresHours, language);
  // i18next would fill a later parameter into braces that a name brings along
  const name = headerText(invitedBy).replace(/[{}]/g, "");
  return compose("invitation", to, t, company, {
    language,
    subject: t("mail.invitation.subject", { company: company?.name ?? BRAND }),
    heading: t("mail.invitation.heading"),
    paragraphs: [t("mail.invitation.text", { name, hours })],
    link: { label: t("mail.invitation.link"), url },
    afterwards: [t("mail.invitation.notYou")],
  });
}

export function passwordChangedMail({
  language,
  to,
  at,
  forgotUrl,
  company,
}: {
  language: Language;
  to: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Where a new password is asked for: the family's page or the coordinators'. */
  forgotUrl: string;
  company?: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("password-changed", to, t, company, {
    language,
    subject: t("mail.passwordChanged.subject"),
    heading: t("mail.passwordChanged.heading"),
    paragraphs: [
      t("mail.passwordChanged.text", { time: formatDateTime(at, language) }),
      t("mail.passwordChanged.notYou"),
    ],
    link: { label: t("mail.passwordChanged.link"), url: forgotUrl },
  });
}

const BRAND = "Setu";

type Words = Omit<MailContent, "brand" | "footer" | "link"> & {
  link: { label: string; url: string };
};

function compose(
  kind: MailKind,
  to: string,
  t: Translate,
  company: MailCompany | undefined,
  words: Words,
): Mail {
  const brand = company?.name ?? BRAND;
  const { html, text } = renderMail({
    ...words,
    brand,
    link: { ...words.link, hint: t("mail.copyLink") },
    footer: {
      lines: [
        t("mail.footer.sender", { company: brand }),
        ...(company ? [t("mail.footer.contact")] : []),
      ],
      contacts: company
        ? [
            {
              label: t("mail.footer.phone"),
              value: company.phoneText,
              href: `tel:${company.phone}`,
            },
            {
              label: t("mail.footer.email"),
              value: company.email,
              href: `mailto:${company.email}`,
            },
          ]
        : [],
    },
  });
  return { kind, to, replyTo: company?.email ?? null, subject: words.subject, text, html };
}

const hourLocales: Record<Language, string> = {
  en: "en-GB",
  bn: "bn-BD-u-nu-beng",
  th: "th-TH-u-nu-latn",
};

/** "1 hour", "২ ঘণ্টা", "24 ชั่วโมง". */
function formatHours(hours: number, language: Language): string {
  return new Intl.NumberFormat(hourLocales[language], {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  }).format(hours);
}
