import { formatNumber } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { ChecklistLine, ChecklistView } from "./checklist";
import type { TranslationStatus } from "./translation";
import { languageMarks } from "./translations.server";

/**
 * What is still to be done before a record is fit to be seen, for `<Checklist>`.
 *
 * @param note what comes of a line that is open; about gaps in translations, if left out
 */
export function checklistView(
  lines: readonly ChecklistLine[],
  language: Language,
  note?: string,
): ChecklistView {
  const { checklist } = texts(language).editing;
  const done = lines.filter(({ isDone }) => isDone).length;
  return {
    title: checklist.title,
    progress: translator(language)("editing.checklist.progress", {
      done: formatNumber(done, language),
      all: formatNumber(lines.length, language),
    }),
    lines,
    note: note ?? checklist.note,
    states: { done: checklist.done, open: checklist.open },
  };
}

/** A line for the words of each language: whether the English is whole, and each translation beside it. */
export function languageLines(
  words: {
    /** Whether no field of the English is empty. */
    isWhole: boolean;
    statusOf: (code: Language) => TranslationStatus;
    /** The page on which a language is written. */
    hrefOf: (code: Language) => string;
  },
  language: Language,
): ChecklistLine[] {
  const { checklist } = texts(language).editing;
  return languageMarks(words.statusOf, language).map(({ code, name, state, text }) =>
    code === defaultLanguage
      ? { isDone: words.isWhole, text: checklist.english, href: words.hrefOf(code) }
      : { isDone: state === "filled", text: `${name}: ${text}`, href: words.hrefOf(code) },
  );
}

/** Of what we made up it says so; what is the company's own has no such line. */
export function sampleLines(sample: boolean, href: string, language: Language): ChecklistLine[] {
  return sample ? [{ isDone: false, text: texts(language).editing.checklist.sample, href }] : [];
}

/** Whether the pictures of a record are described, for those who cannot see them. */
export function picturesLine(withoutWords: number, href: string, language: Language) {
  return { isDone: withoutWords === 0, text: texts(language).editing.checklist.pictures, href };
}
