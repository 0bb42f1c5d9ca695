import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";

/** Shared texts of pages for a part of a record (`part-page.tsx`). */
export function partText(language: Language) {
  const { conflict, notWritten, revisions } = texts(language).editing;
  return { conflict, notWritten, revisions };
}
