import { companyInfo } from "~/features/company/company.server";
import { signingName } from "~/features/identity/coordinator-profile.server";
import { sentPagePath } from "~/features/mail/link-mails.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languages } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { Context } from "~/server/context";
import { translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import type { Facts } from "./facts";
import type { RequestRecord } from "./find.server";
import { isByPhone } from "./history";

/** Links to call a number and write to it. @param e164 empty or null if not given or erased */
export function phoneView(e164: string | null) {
  if (!e164) return null;
  return {
    href: `tel:${e164}`,
    text: formatPhone(e164),
    whatsapp: `https://wa.me/${e164.replace(/\D/g, "")}`,
  };
}

/** Link to write to an address. @param email empty if erased */
export function emailView(email: string) {
  if (!email) return null;
  return { href: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`, text: email };
}

export type ContactLinks = ReturnType<typeof contactLinks>;

/** The empty links of a request whose family must not be contacted. */
export const noContactLinks: ContactLinks = { call: null, whatsapp: null, email: null };

/** The sender of the first message to a family, and the site's address. */
export interface Signature {
  publicUrl: string;
  /** If empty, the first message has no greeting. */
  coordinator: string;
  company: string;
}

/** @param language the family's language */
export async function signatureOf(
  context: Context,
  person: Pick<Person, "id" | "name">,
  language: Language,
): Promise<Signature> {
  const { name: company } = await companyInfo(context, language);
  const { publicUrl } = context.env;
  return { coordinator: await signingName(context.db, person), company, publicUrl };
}

/**
 * First chat message in each language that a family may have, empty if the coordinator has no name;
 * `{{reference}}` is filled in later.
 */
export async function greetings(
  context: Context,
  person: Pick<Person, "id" | "name">,
): Promise<Record<Language, string>> {
  const entries = languages.map(async (language) => {
    const from = await signatureOf(context, person, language);
    const words = { ...from, reference: "{{reference}}" };
    const greeting = translator(language)("handling.greetingNameless", words);
    return [language, from.coordinator && plainText(greeting)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, string>;
}

/**
 * Links to call and write to the sender. The prepared message greets the family in its language
 * and names the request; the message is empty without a coordinator's name.
 */
export function contactLinks(
  to: Pick<Facts, "fullName" | "email"> & {
    phone: string | null;
    reference: string;
    language: Language;
  },
  from: Signature,
) {
  const t = translator(to.language);
  const { fullName: name, reference } = to;
  const words = { reference, ...from };
  const greeting = name
    ? t("handling.greeting", { name, ...words })
    : t("handling.greetingNameless", words);
  const messageStart = from.coordinator ? greeting : "";
  const phone = phoneView(to.phone);
  const email = emailView(to.email);
  // not URLSearchParams: mail programs would show its plus signs (RFC 6068, 5)
  const encode = (text: string) => encodeURIComponent(plainText(text));
  const subject = t("handling.mailSubject", { reference });
  return {
    call: phone && { href: phone.href, text: phone.text },
    whatsapp: phone && `${phone.whatsapp}?text=${encode(messageStart)}`,
    email:
      email && `${email.href}?subject=${encode(subject)}&body=${encode(`${messageStart}\n\n`)}`,
  };
}

/**
 * Chat link with the request's reference and no medical text, in the family's language. Null if the family did not
 * phone, has an email address, or got a WhatsApp message.
 */
export function referenceChatLink(
  found: Pick<RequestRecord, "id" | "reference" | "kind" | "language" | "contacts" | "history">,
  { company, publicUrl }: Signature,
): string | null {
  const { reference, kind, language, contacts, history } = found;
  const [phone = null] = contacts.phones;
  const isNotified =
    contacts.emails.length > 0 || history.some(({ channel }) => channel === "whatsapp");
  const chat = phoneView(phone)?.whatsapp;
  if (!chat || isNotified || !isByPhone(found)) return null;
  const link = publicUrl + sentPagePath(kind, reference, language);
  const words = { company, reference, link };
  const text = translator(language)("requestWork.byPhone.chat", words);
  return `${chat}?text=${encodeURIComponent(plainText(text))}`;
}
