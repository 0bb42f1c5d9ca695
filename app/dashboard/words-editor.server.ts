import type { editing } from "~/locales/en/editing";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { RecordName } from "./dashboard-heading";

export interface WordsEditorView {
  name: string;
  recordName: RecordName;
  crumbs: readonly { href: string; label: string }[];
  /** Language of the tab. */
  textLanguage: Language;
}

export type WordsEditorText = typeof editing & { sample: string };

/** Notice for a translation that is older than the English. */
export function outdatedNotice(english: { updatedAt: string } | undefined, language: Language) {
  if (!english) return undefined;
  const date = formatDate(english.updatedAt, language);
  return translator(language)("editing.older", { date });
}

export function wordsEditorText(language: Language) {
  const { editing, common } = texts(language);
  return { ...editing, sample: common.sample };
}
