import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";

const MINUTE_MS = 60_000;

/** A code that confirms a change on a family's page. */
export function requestCodeMail({
  language,
  to,
  requestId,
  reference,
  code,
  minutes,
  publicUrl,
  company,
}: {
  language: Language;
  to: string;
  requestId: string;
  reference: string;
  code: string;
  minutes: number;
  publicUrl: string;
  company: MailCompany;
}): Mail {
  const t = translator(language);
  const page = paths.familyPage(reference, language, "sharing/code");
  const mail = compose("request-code", to, t, company, {
    language,
    subject: t("sharing.codeMail.subject", { reference }),
    heading: t("sharing.codeMail.heading"),
    paragraphs: [t("sharing.codeMail.text", { minutes: formatNumber(minutes, language) })],
    // Latin digits, which every keyboard has, in groups of three
    facts: [{ label: t("sharing.codeMail.code"), value: code.replace(/(.{3})(?=.)/g, "$1 ") }],
    link: { label: t("sharing.codeMail.link"), url: publicUrl + page },
    afterwards: [t("sharing.codeMail.notYou")],
  });
  return { ...mail, requestId, lifetimeMs: minutes * MINUTE_MS };
}
