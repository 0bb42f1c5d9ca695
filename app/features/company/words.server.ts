import type { Dictionary } from "~/locales/dictionaries";
import { type Language, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { companyInfo } from "./company.server";

/** Some texts in place of others, by their paths; of a list by the place in it. */
type Instead<Texts> = Texts extends string
  ? string
  : Texts extends readonly (infer One)[]
    ? { [Place in number]?: Instead<One> }
    : { [Key in keyof Texts]?: Instead<Texts[Key]> };

type Missing = "number" | "whatsapp" | "both";

/** The dictionaries as they are where there is no number to call, none of WhatsApp, or neither. */
const without = new Map(
  languages.map((language): [Language, Record<Missing, Dictionary>] => {
    const all = texts(language);
    const number: Instead<Dictionary> = all.withoutNumber;
    const whatsapp: Instead<Dictionary> = all.withoutWhatsapp;
    const withNumber = put(all, whatsapp);
    const both = put(withNumber, number);
    return [language, { number: put(all, number), whatsapp: withNumber, both }];
  }),
);

/**
 * The texts of a page that may ask to be called, or to be written to on WhatsApp: what the owner has entered
 * no number for, none does.
 */
export async function wordsOf(context: Context, language: Language): Promise<Dictionary> {
  const { phone, whatsappUrl } = await companyInfo(context, language);
  if (phone && whatsappUrl) return texts(language);
  const missing = phone ? "whatsapp" : whatsappUrl ? "number" : "both";
  return without.get(language)?.[missing] ?? texts(language);
}

function put<Texts>(all: Texts, instead: Instead<Texts> | undefined): Texts {
  if (instead === undefined) return all;
  if (typeof all !== "object" || all === null) return instead as Texts;
  const at = instead as Record<string, undefined>;
  if (Array.isArray(all)) return all.map((one, place) => put(one, at[place])) as Texts;
  const entries = Object.entries(all).map(([key, one]) => [key, put(one, at[key])]);
  return Object.fromEntries(entries) as Texts;
}
