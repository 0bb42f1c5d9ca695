import { companyInfo } from "~/features/company/company.server";
import { templatesIn } from "~/features/content/reply-templates/area.server";
import { fillPlaceholders } from "~/features/content/reply-templates/placeholders";
import type { Rearranged } from "~/features/forms/form-action.server";
import type { Person } from "~/features/sessions/person";
import { areaTexts } from "~/locales/areas";
import { isLanguage, type Language, languageNames, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { OptionGroup } from "~/ui/form/controls";
import { findRequest } from "../find.server";
import { signatureOf } from "../ways.server";

export type TemplatesView = NonNullable<Awaited<ReturnType<typeof templatesView>>>;

/** Choice of a reply template in the composer; null if there are no templates. */
export async function templatesView(
  context: Context,
  familyLanguage: Language,
  language: Language,
) {
  const groups = await templateGroups(context, familyLanguage, language);
  if (groups.length === 0) return null;
  return { groups, text: areaTexts["reply-templates"][language].composer };
}

/**
 * Reply templates, grouped by the language of their text, the family's language first. The titles
 * are in the page's language.
 */
async function templateGroups(
  { db }: Context,
  familyLanguage: Language,
  language: Language,
): Promise<OptionGroup[]> {
  const listedTemplates = await templatesIn(db, language);
  const { sample } = texts(language).common;
  const groups = [...new Set([familyLanguage, ...languages])].map(async (code) => {
    const inLanguage = (await templatesIn(db, code)).filter((one) => one.language === code);
    const options = listedTemplates.flatMap(({ id, words, sample: isSample }) => {
      if (!inLanguage.some((one) => one.id === id)) return [];
      const label = [words.title, words.occasion].filter(Boolean).join(": ");
      return [{ value: `${code} ${id}`, label: isSample ? `${label} (${sample})` : label }];
    });
    return { label: languageNames[code], options };
  });
  return (await Promise.all(groups)).filter(({ options }) => options.length > 0);
}

/**
 * The composer's values, with the chosen template appended to the entered text. Null if no template
 * was chosen, or the template or the request no longer exists.
 */
export async function withTemplate(
  context: Context,
  person: Person,
  requestId: string,
  typed: FormData,
): Promise<Rearranged | null> {
  const { template: chosen = "", ...values } = Object.fromEntries(
    [...typed].map(([name, value]) => [name, String(value)]),
  );
  const [language, id] = chosen.split(" ");
  if (!isLanguage(language)) return null;
  const template = (await templatesIn(context.db, language)).find(
    (one) => one.id === id && one.language === language,
  );
  const found = await findRequest(context.db, requestId, language, context.now());
  if (!template || !found) return null;
  const { fullName = "" } = [found, ...found.merged].find((one) => one.fullName !== "") ?? {};
  const { reference, hospital } = found;
  const { phoneText: phone } = await companyInfo(context, language);
  const signature = await signatureOf(context, person, language);
  const placeholderValues = { name: fullName, reference, hospital, phone, ...signature };
  const filled = fillPlaceholders(template.words.body, placeholderValues, language);
  const words = [values.words?.trimEnd(), filled].filter(Boolean).join("\n\n");
  return { values: { ...values, words }, focus: "words" };
}
