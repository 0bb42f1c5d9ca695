import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { FactView } from "./case-parts";
import { emailView, phoneView } from "./contact-links.server";

/** What is known of whoever sent a request: how they are reached, what they read, since when they wait. */
export function senderFacts(
  sender: {
    phone: string | null;
    email: string;
    language: Language;
    receivedAt: string;
    dueAt: string;
  },
  language: Language,
): FactView[] {
  const { handling } = texts(language);
  return [
    ...waysFacts(sender, language),
    {
      term: handling.facts.language,
      value: languageNames[sender.language],
      lang: sender.language,
    },
    { term: handling.facts.sent, value: formatDateTime(sender.receivedAt, language) },
    { term: handling.facts.due, value: formatDateTime(sender.dueAt, language) },
  ];
}

/** A number and an address, each with its link. */
export function waysFacts(
  of: { phone: string | null; email: string },
  language: Language,
): FactView[] {
  const { facts } = texts(language).booking;
  const phone = phoneView(of.phone);
  const email = emailView(of.email);
  return [
    { term: facts.phoneNumber, value: phone?.text ?? "", href: phone?.href },
    { term: facts.email, value: email?.text ?? "", href: email?.href },
  ];
}

/** Numbers and addresses as plain words, where nobody is to be called or written to. */
export function withoutWays(facts: readonly FactView[]): FactView[] {
  return facts.map(({ href, ...fact }) => fact);
}
