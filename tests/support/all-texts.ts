import { areaTexts } from "~/locales/areas";
import { dictionaries } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";

/** A language's dictionary with the texts of the content areas. */
export function allTexts(language: Language) {
  const areas = Object.entries(areaTexts).map(([key, text]) => [key, text[language]] as const);
  return { ...dictionaries[language], areas: Object.fromEntries(areas) };
}
