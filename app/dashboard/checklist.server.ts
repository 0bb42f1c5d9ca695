import { formatNumber } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { ChecklistLine, ChecklistView } from "./checklist";
import type { TranslationStatus } from "./translation";
import { languageMarks } from "./translations.server";

/**
 * The checklist of a record, with its done and its open steps.
 *
 * @param note explains the steps that are not done; by default it is about missing translations
 */
export function checklistView(
  lines: readonly ChecklistLine[],
  language: Language,
  note?: string,
): ChecklistView {
  const { checklist } = texts(language).editing;
  const doneCount = lines.filter(({ isDone }) => isDone).length;
  return {
    title: checklist.title,
    progress: translator(language)("editing.checklist.progress", {
      done: formatNumber(doneCount, language),
      all: formatNumber(lines.length, language),
    }),
    lines,
    note: note ?? checklist.note,
    states: { done: checklist.done, open: checklist.open },
  };
}

/** One line per language: English must be complete, each translation up to date. */
export function languageLines(
  translations: {
    statusOf: (code: Language) => TranslationStatus;
    /** The page for editing a language. */
    hrefOf: (code: Language) => string;
  },
  language: Language,
): ChecklistLine[] {
  const { checklist } = texts(language).editing;
  return languageMarks(translations.statusOf, language).map(({ code, name, state, text }) => ({
    isDone: state === "filled",
    text: code === defaultLanguage ? checklist.english : `${name}: ${text}`,
    href: translations.hrefOf(code),
  }));
}

/** A line for sample records; none for the company's own records. */
export function sampleLines(isSample: boolean, href: string, language: Language): ChecklistLine[] {
  return isSample ? [{ isDone: false, text: texts(language).editing.checklist.sample, href }] : [];
}

/** A line that is done if all pictures have alternative texts. */
export function picturesLine(missingAltCount: number, href: string, language: Language) {
  return { isDone: missingAltCount === 0, text: texts(language).editing.checklist.pictures, href };
}
