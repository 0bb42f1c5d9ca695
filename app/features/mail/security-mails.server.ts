import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail, SecurityMailKind } from "./mail";
import type { Fact } from "./mail-layout";

/** Time, device and network of a change to an account. */
export interface Circumstances {
  /** ISO 8601 UTC. */
  at: string;
  /** A readable name of the device, such as "Chrome, Android"; null if unknown. */
  device: string | null;
  /** The network as rate limits count it. */
  network: string;
}

const sections = {
  "second-step-failures": "secondStepFailures",
  "second-step-on": "secondStepOn",
  "second-step-off": "secondStepOff",
  "recovery-code-used": "recoveryCodeUsed",
  "new-device": "newDevice",
} as const satisfies Record<SecurityMailKind, string>;

/** Tells the owner about a change of the account. The mail's link gives no access, but only opens a form. */
export function securityMail({
  kind,
  language,
  to,
  circumstances,
  forgotUrl,
  company,
}: {
  kind: SecurityMailKind;
  language: Language;
  to: string;
  circumstances: Circumstances;
  /** Address of the families' or the coordinators' page for a new password. */
  forgotUrl: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  const section = sections[kind];
  return compose(kind, to, t, company, {
    language,
    subject: t(`mail.security.${section}.subject`),
    heading: t(`mail.security.${section}.heading`),
    paragraphs: [t(`mail.security.${section}.text`), t("mail.security.notYou")],
    facts: circumstanceFacts(circumstances, language),
    link: { label: t("mail.security.link"), url: forgotUrl },
  });
}

export function accountDeletedMail({
  language,
  to,
  at,
  contactUrl,
  company,
}: {
  language: Language;
  to: string;
  /** ISO 8601 UTC. */
  at: string;
  /** The contact page, for an owner who did not delete the account. */
  contactUrl: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  return compose("account-deleted", to, t, company, {
    language,
    subject: t("mail.accountDeleted.subject"),
    heading: t("mail.accountDeleted.heading"),
    paragraphs: [
      t("mail.accountDeleted.text", { time: formatDateTime(at, language) }),
      t("mail.accountDeleted.notYou"),
    ],
    link: { label: t("mail.accountDeleted.link"), url: contactUrl },
  });
}

export function circumstanceFacts(
  { at, device, network }: Circumstances,
  language: Language,
): Fact[] {
  const t = translator(language);
  return [
    { label: t("mail.security.facts.when"), value: formatDateTime(at, language) },
    { label: t("mail.security.facts.device"), value: device ?? t("mail.security.unknownDevice") },
    { label: t("mail.security.facts.network"), value: network },
  ];
}
