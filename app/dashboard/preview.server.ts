import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";

export type PreviewNote = ReturnType<typeof previewNote>;

/**
 * Words of a preview's notice.
 *
 * @param back the record's page
 */
export function previewNote(isPublic: boolean, back: string, language: Language) {
  const { preview } = texts(language).editing;
  return {
    note: isPublic ? preview.shown : preview.draft,
    back: { href: back, label: preview.back },
  };
}
