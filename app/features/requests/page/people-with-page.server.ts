import { companyInfo } from "~/features/company/company.server";
import { type Language, languageNames } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { translator } from "~/server/i18n.server";
import type { RequestRecord } from "../find.server";
import { phoneView } from "../ways.server";
import { requestName } from "../words.server";

/**
 * The writer (with an empty id) and the people who may know all; only they can open the family's
 * page.
 */
export function peopleWithPage(found: RequestRecord, language: Language) {
  const writer = { id: "", phone: found.phoneNumber, language: found.language };
  const others = found.people.filter(({ mayKnow }) => mayKnow === "all");
  return [
    { ...writer, name: requestName(found, language) },
    ...others.map((one) => ({ ...one, name: one.name || one.email || one.phone })),
  ].map(({ id, name, phone, language: personLanguage }) => ({
    id,
    name,
    phone,
    language: personLanguage,
    languageName: languageNames[personLanguage],
    chat: phoneView(phone)?.whatsapp ?? null,
  }));
}

/** A prepared WhatsApp message that the coordinator still has to send. */
export interface PreparedChat {
  href: string;
  text: string;
}

/** Text of a message with a private link, in the recipient's language. */
export async function chatText(
  context: Context,
  language: Language,
  key: "deskAccess.chat" | `deskAccess.notices.${"chat" | "stepChat" | "paperChat"}`,
  { reference, token }: { reference: string; token: string },
): Promise<string> {
  const { name: company } = await companyInfo(context, language);
  const link = context.env.publicUrl + paths.requestOpen(token, language);
  return plainText(translator(language)(key, { company, reference, link }));
}

/** @param chatHref address of the chat with the person */
export function chatView(chatHref: string | null, text: string): PreparedChat {
  return { href: `${chatHref}?text=${encodeURIComponent(text)}`, text };
}
