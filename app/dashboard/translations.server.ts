import { data } from "@remix-run/node";
import { formatNumber } from "~/locales/format";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
} from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { TranslationStatus } from "./translation";

/**
 * Language of the tab, from `?in=bn`; English by default.
 *
 * @throws a 404 response for an unknown language, so that a post cannot overwrite the English
 */
export function editedLanguageOf(request: Request): Language {
  const code = new URL(request.url).searchParams.get("in") ?? defaultLanguage;
  if (!isLanguage(code)) throw data(null, { status: 404 });
  return code;
}

export type LanguageMark = ReturnType<typeof languageMarks>[number];

/** Translation state of a record in each language, with the text that describes it. */
export function languageMarks(statusOf: (code: Language) => TranslationStatus, language: Language) {
  const { states, nothingYet } = texts(language).editing;
  const t = translator(language);
  return languages.map((code) => {
    const { state, gaps, isOlder, isBlank } = statusOf(code);
    const isPartly = state === "missing" && gaps > 0;
    const missing = t("editing.missing", { count: formatNumber(gaps, language) });
    return {
      code,
      name: languageNames[code],
      state: isBlank ? ("missing" as const) : state,
      text: isBlank
        ? nothingYet
        : isPartly
          ? [missing, ...(isOlder ? [states.older] : [])].join(", ")
          : states[state],
    };
  });
}
