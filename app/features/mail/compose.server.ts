import type { CompanyInfo } from "~/features/company/company";
import { plainText } from "~/locales/plain-text";
import type { Translate } from "~/server/i18n.server";
import type { Mail, MailKind } from "./mail";
import { type MailContent, renderMail } from "./mail-layout";

/** The company that sends the mail. If only its name is given, the mail shows no contacts. */
export type MailCompany = Pick<CompanyInfo, "name"> &
  Partial<Pick<CompanyInfo, "phone" | "phoneText" | "email">>;

type MailParts = Omit<MailContent, "brand" | "footer" | "link"> & {
  link: { label: string; url: string };
  /** A sentence that names the sender, if the mail is not automatic. */
  sender?: string;
};

/** Composes HTML and plain text, with the company's contacts at the end. */
export function compose(
  kind: MailKind,
  to: string,
  t: Translate,
  company: MailCompany,
  { sender, ...parts }: MailParts,
): Mail {
  const contacts = contactsOf(company, t);
  const { html, text } = renderMail({
    ...parts,
    brand: company.name,
    link: { ...parts.link, hint: t("mail.copyLink") },
    footer: {
      lines: [
        sender ?? t("mail.footer.sender", { company: company.name }),
        ...(contacts.length > 0 ? [t("mail.footer.contact")] : []),
      ],
      contacts,
    },
  });
  const replyTo = company.email || null;
  return {
    kind,
    to,
    replyTo,
    subject: plainText(parts.subject),
    text: plainText(text),
    html,
  };
}

/** The contacts that the company's owner has entered. */
function contactsOf({ phone, phoneText, email }: MailCompany, t: Translate) {
  return [
    ...(phone && phoneText
      ? [{ label: t("mail.footer.phone"), value: phoneText, href: `tel:${phone}` }]
      : []),
    ...(email ? [{ label: t("mail.footer.email"), value: email, href: `mailto:${email}` }] : []),
  ];
}
