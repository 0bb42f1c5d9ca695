import type { Document } from "~/features/papers/documents.server";
import type { WordsByLanguage } from "~/features/papers/needed-papers.server";
import { formatNumber } from "~/locales/format";
import { formatMoment } from "~/locales/format-clock";
import { familiesLanguage, type Language, languages } from "~/locales/languages";
import { translator } from "~/server/i18n.server";

/** A text in the reader's language, otherwise in one in which it was written; empty if there is none. */
export function wordsFor(words: WordsByLanguage, language: Language): string {
  return wordsWithLang(words, language).text;
}

/** Like `wordsFor`, with the text's language; `lang` is undefined if it is the reader's. */
export function wordsWithLang(words: WordsByLanguage, language: Language) {
  const lang = [language, familiesLanguage, ...languages].find((one) => words[one]) ?? language;
  return { text: words[lang] ?? "", lang: lang === language ? undefined : lang };
}

const MEGABYTE = 1024 * 1024;

/** "2.1 MB", "২.১ এমবি". */
function sizeText(bytes: number, language: Language): string {
  const t = translator(language);
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (bytes < MEGABYTE / 10)
    return t("familyPapers.kilobytes", { count: formatNumber(kilobytes, language) });
  const count = formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10, language);
  return t("familyPapers.megabytes", { count });
}

/** Way, time and size of a document's complete files; their number if there are several. */
export function arrivalTexts(
  { way, files, received_at, created_at }: Document,
  now: Date,
  language: Language,
): string[] {
  const t = translator(language);
  const complete = files.filter(({ isComplete }) => isComplete);
  const pages = new Set(complete.map(({ position }) => position)).size;
  const bytes = complete.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
  const time = formatMoment(received_at ?? created_at, now, language);
  return [
    t(`familyPapers.ways.${way}`, { time }),
    ...(pages > 1 ? [t("familyPapers.files", { count: formatNumber(pages, language) })] : []),
    ...(bytes > 0 ? [sizeText(bytes, language)] : []),
  ];
}
