import type { editing } from "~/locales/en/editing";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

/** What pages about a record's words say of it. */
export interface WordsEditorView {
  name: string;
  crumbs: readonly { href: string; label: string }[];
  /** The language of the tab. */
  written: Language;
}

export type WordsEditorText = typeof editing & { sample: string };

/** What is said beside words that are older than the English. */
export function olderNotice(english: { updatedAt: string } | undefined, language: Language) {
  if (!english) return undefined;
  const date = formatDate(english.updatedAt, language);
  return translator(language)("editing.older", { date });
}

/** What all editors of words say. */
export function wordsEditorText(language: Language) {
  const { editing, common } = texts(language);
  return { ...editing, sample: common.sample };
}
