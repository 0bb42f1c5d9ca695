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

/** The dictionaries as they are where there is no number to call. */
const without = new Map(
  languages.map((language): [Language, Dictionary] => {
    const all = texts(language);
    const instead: Instead<Dictionary> = all.withoutNumber;
    return [language, put(all, instead)];
  }),
);

/** The texts of a page that may ask to be called: while the owner has entered no number, none does. */
export async function wordsOf(context: Context, language: Language): Promise<Dictionary> {
  const { phone } = await companyInfo(context, language);
  return (phone ? undefined : without.get(language)) ?? texts(language);
}

function put<Texts>(all: Texts, instead: Instead<Texts> | undefined): Texts {
  if (instead === undefined) return all;
  if (typeof all !== "object" || all === null) return instead as Texts;
  const at = instead as Record<string, undefined>;
  if (Array.isArray(all)) return all.map((one, place) => put(one, at[place])) as Texts;
  const entries = Object.entries(all).map(([key, one]) => [key, put(one, at[key])]);
  return Object.fromEntries(entries) as Texts;
}
