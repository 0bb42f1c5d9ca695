import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";

/** What all pages of a part of a record say (`part-page.tsx`). */
export function partText(language: Language) {
  const { conflict, notWritten, revisions } = texts(language).editing;
  return { conflict, notWritten, revisions };
}
