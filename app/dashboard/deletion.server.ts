import { type Language, languageNames, languages } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { RecordName } from "./dashboard-heading";

/** A record about to move to the bin. */
interface RecordToDelete {
  recordName: RecordName;
  version: number;
  /** Shown if families see the record now, or coordinators can choose it. */
  warning?: string;
  /** The record itself, and texts that are deleted with it. */
  consequences: readonly { key: string; text: string }[];
  list: { href: string; label: string };
  href: string;
  action: string;
}

/** Props of `<ConfirmPage>` for moving a record to the bin. */
export function deletionPage(record: RecordToDelete, language: Language) {
  const { deletion } = texts(language).editing;
  const { recordName, version, warning, consequences, list, href, action } = record;
  const title = translator(language)("editing.deletion.title", { name: recordName.name });
  return {
    meta: { title },
    page: {
      title,
      recordName,
      crumbs: [list, { href, label: recordName.name }],
      lead: deletion.lead,
      consequences,
      warning,
      form: { action, hidden: { version: String(version) }, submit: deletion.submit },
      keep: { href, label: deletion.keep },
    },
  };
}

/** A consequence that names the languages whose texts are deleted. */
export function deletedLanguages(isWritten: (code: Language) => boolean, language: Language) {
  const names = languages.filter(isWritten).map((code) => languageNames[code]);
  const text = translator(language)("editing.deletion.words", { languages: names.join(", ") });
  return { key: "words", text };
}
