import { formatDateTime, formatHours, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import { headerText, type Mail } from "./mail";
import { type Circumstances, circumstanceFacts } from "./security-mails.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface LinkMail {
  language: Language;
  to: string;
  url: string;
  expiresHours: number;
  company: MailCompany;
}

export function verifyEmailMail({ language, to, url, expiresHours, company }: LinkMail): Mail {
  const t = translator(language);
  const mail = compose("verify-email", to, t, company, {
    language,
    subject: t("mail.verifyEmail.subject"),
    heading: t("mail.verifyEmail.heading"),
    paragraphs: [t("mail.verifyEmail.text", { hours: formatHours(expiresHours, language) })],
    link: { label: t("mail.verifyEmail.link"), url },
    afterwards: [t("mail.verifyEmail.notYou")],
  });
  return { ...mail, lifetimeMs: expiresHours * HOUR_MS };
}

export function resetPasswordMail({ language, to, url, expiresHours, company }: LinkMail): Mail {
  const t = translator(language);
  const mail = compose("reset-password", to, t, company, {
    language,
    subject: t("mail.resetPassword.subject"),
    heading: t("mail.resetPassword.heading"),
    paragraphs: [t("mail.resetPassword.text", { hours: formatHours(expiresHours, language) })],
    link: { label: t("mail.resetPassword.link"), url },
    afterwards: [t("mail.resetPassword.notYou")],
  });
  return { ...mail, lifetimeMs: expiresHours * HOUR_MS };
}

/** Tells the owner that the account exists. The page must not say so, because strangers may use the form too. */
export function accountExistsMail({
  language,
  to,
  loginUrl,
  company,
}: {
  language: Language;
  to: string;
  /** Address of the families' or the coordinators' log-in page. */
  loginUrl: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("account-exists", to, t, company, {
    language,
    subject: t("mail.accountExists.subject"),
    heading: t("mail.accountExists.heading"),
    paragraphs: [t("mail.accountExists.text"), t("mail.accountExists.forgot")],
    link: { label: t("mail.accountExists.link"), url: loginUrl },
    afterwards: [t("mail.accountExists.notYou")],
  });
}

/** @param invitation `invitedBy` is the inviting admin's name */
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
  // i18next would interpolate a name that contains braces
  const name = headerText(invitedBy).replace(/[{}]/g, "");
  const mail = compose("invitation", to, t, company, {
    language,
    subject: t("mail.invitation.subject", { company: company.name }),
    heading: t("mail.invitation.heading"),
    paragraphs: [t("mail.invitation.text", { name, hours })],
    link: { label: t("mail.invitation.link"), url },
    afterwards: [t("mail.invitation.notYou")],
  });
  return { ...mail, lifetimeMs: expiresHours * HOUR_MS };
}

/** Sent if the password is right but too many wrong ones were entered before. */
export function signInCodeMail({
  language,
  to,
  code,
  minutes,
  forgotUrl,
  company,
}: {
  language: Language;
  to: string;
  code: string;
  minutes: number;
  /** Address of the families' or the coordinators' page for a new password. */
  forgotUrl: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  const mail = compose("sign-in-code", to, t, company, {
    language,
    subject: t("mail.signInCode.subject"),
    heading: t("mail.signInCode.heading"),
    paragraphs: [t("mail.signInCode.text", { minutes: formatNumber(minutes, language) })],
    // Latin digits, which every keyboard has, in groups of four
    facts: [{ label: t("mail.signInCode.code"), value: code.replace(/(.{4})(?=.)/g, "$1 ") }],
    link: { label: t("mail.signInCode.link"), url: forgotUrl },
    afterwards: [t("mail.signInCode.notYou")],
  });
  return { ...mail, lifetimeMs: minutes * MINUTE_MS };
}

export function passwordChangedMail({
  language,
  to,
  circumstances,
  forgotUrl,
  company,
}: {
  language: Language;
  to: string;
  circumstances: Circumstances;
  /** Address of the families' or the coordinators' page for a new password. */
  forgotUrl: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("password-changed", to, t, company, {
    language,
    subject: t("mail.passwordChanged.subject"),
    heading: t("mail.passwordChanged.heading"),
    paragraphs: [
      t("mail.passwordChanged.text", { time: formatDateTime(circumstances.at, language) }),
      t("mail.passwordChanged.notYou"),
    ],
    facts: circumstanceFacts(circumstances, language),
    link: { label: t("mail.passwordChanged.link"), url: forgotUrl },
  });
}

export function passkeyChangedMail({
  change,
  language,
  to,
  at,
  url,
  company,
}: {
  change: "added" | "removed";
  language: Language;
  to: string;
  /** ISO 8601 UTC. */
  at: string;
  url: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  const keyPrefix = change === "added" ? "mail.passkeyAdded" : "mail.passkeyRemoved";
  return compose(`passkey-${change}`, to, t, company, {
    language,
    subject: t(`${keyPrefix}.subject`),
    heading: t(`${keyPrefix}.heading`),
    paragraphs: [
      t(`${keyPrefix}.text`, { time: formatDateTime(at, language) }),
      t(`${keyPrefix}.notYou`),
    ],
    link: { label: t(`${keyPrefix}.link`), url },
  });
}
