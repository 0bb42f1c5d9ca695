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

/** Names the tab in a record's address: `?in=bn`. */
const WRITTEN_IN = "in";

/**
 * The language in which a record's page is written: English where the address names none.
 *
 * @throws a 404 page where it names another: what is posted there must not overwrite the English
 */
export function writtenLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get(WRITTEN_IN) ?? defaultLanguage;
  if (!isLanguage(asked)) throw data(null, { status: 404 });
  return asked;
}

/** The query of a tab's address; English needs none. */
export function tabQuery(written: Language): Record<string, string> {
  return written === defaultLanguage ? {} : { [WRITTEN_IN]: written };
}

export type LanguageMark = ReturnType<typeof languageMarks>[number];

/** How a record stands in each language, in words. */
export function languageMarks(statusOf: (code: Language) => TranslationStatus, language: Language) {
  const { states } = texts(language).editing;
  const t = translator(language);
  return languages.map((code) => {
    const { state, gaps, isOlder } = statusOf(code);
    const isPartly = state === "missing" && gaps > 0;
    const missing = t("editing.missing", { count: formatNumber(gaps, language) });
    return {
      code,
      name: languageNames[code],
      state,
      text: isPartly ? [missing, ...(isOlder ? [states.older] : [])].join(", ") : states[state],
    };
  });
}
