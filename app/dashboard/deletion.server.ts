import { type Language, languageNames, languages } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

/** A piece of content that is to go into the bin. */
interface DeletedRecord {
  /** What it is called. */
  name: string;
  status: string;
  version: number;
  /** What of it will be gone. */
  goes: readonly { key: string; text: string }[];
  /** Its area's list. */
  list: { href: string; label: string };
  /** Its own page. */
  href: string;
  /** Where the form posts to. */
  action: string;
}

/** What the page says that asks before a piece of content goes into the bin, as `<ConfirmPage>` takes it. */
export function deletionPage(record: DeletedRecord, language: Language) {
  const { deletion } = texts(language).editing;
  const { name, status, version, goes, list, href, action } = record;
  const title = translator(language)("editing.deletion.title", { name });
  return {
    meta: { title },
    page: {
      title,
      crumbs: [list, { href, label: name }],
      lead: deletion.lead,
      goes,
      warning: status === "published" ? deletion.published : undefined,
      form: { action, hidden: { version: String(version) }, submit: deletion.submit },
      keep: { href, label: deletion.keep },
    },
  };
}

/** That the words of these languages go, too. */
export function wordsThatGo(isWritten: (code: Language) => boolean, language: Language) {
  const names = languages.filter(isWritten).map((code) => languageNames[code]);
  const text = translator(language)("editing.deletion.words", { languages: names.join(", ") });
  return { key: "words", text };
}
