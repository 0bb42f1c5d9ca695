import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";

export interface PrivateLinkMail {
  requestId: string;
  to: string;
  reference: string;
  language: Language;
  /** Path of the private link. */
  privateLinkPath: string;
  publicUrl: string;
  company: MailCompany;
}

/** A new link to a family's page, sent to a person who has entered the request's number and contact. */
export function requestLinkMail(link: PrivateLinkMail): Mail {
  const { requestId, to, reference, language, privateLinkPath, publicUrl, company } = link;
  const t = translator(language);
  const mail = compose("request-link", to, t, company, {
    language,
    subject: t("requestAccess.mail.subject", { reference }),
    heading: t("requestAccess.mail.heading"),
    paragraphs: [t("requestAccess.mail.text"), t("requestAccess.mail.digits")],
    facts: [{ label: t("mail.facts.reference"), value: reference }],
    link: { label: t("requestAccess.mail.link"), url: publicUrl + privateLinkPath },
    afterwards: [
      t("requestAccess.mail.notYou"),
      ...linkInstructions(publicUrl, reference, language),
    ],
  });
  return { ...mail, requestId };
}

/** The text below a private link: its lifetime, and access with the request's number. */
export function linkInstructions(
  publicUrl: string,
  reference: string,
  language: Language,
): string[] {
  const t = translator(language);
  const page = publicUrl + paths.requestNumber(language, { reference });
  return [t("requestAccess.mailLink.days"), `${t("requestAccess.mailLink.number")}: ${page}`];
}

/** The public page of a request, which anybody who knows its number may open. */
export function sentPagePath(kind: RequestKind, reference: string, language: Language): string {
  return kind === "message"
    ? paths.messageSent(reference, language)
    : paths.bookingSent(reference, language);
}
