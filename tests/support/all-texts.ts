import { areaTexts } from "~/locales/areas";
import { dictionaries } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";

/** A language's dictionary, and with it what the areas of content say of themselves. */
export function allTexts(language: Language) {
  const areas = Object.entries(areaTexts).map(([key, text]) => [key, text[language]] as const);
  return { ...dictionaries[language], areas: Object.fromEntries(areas) };
}
