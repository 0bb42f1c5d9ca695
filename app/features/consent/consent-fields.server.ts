import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { heldConsents } from "./consent";

export type ConsentFieldsView = ReturnType<typeof consentFieldsView>;

/**
 * Fields for a consent to publication.
 *
 * @param asked labels
 * @param today the last possible day, `YYYY-MM-DD`
 */
export function consentFieldsView(
  asked: { consentSource: string; consentedOn: string },
  today: string,
  language: Language,
) {
  const { consent, creation } = texts(language).moderation;
  return {
    labels: {
      consentSource: { label: asked.consentSource },
      consentNote: { label: creation.consentNote },
      consentedOn: { label: asked.consentedOn },
    },
    noteHint: creation.consentNoteHint,
    sources: heldConsents.map((value) => ({ value, label: consent.sources[value] })),
    today,
  };
}
