import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";

/**
 * Texts and hidden fields for confirming a publication after a conflict, with the record's present version.
 */
export function publicationAgain(
  published: "yes" | "no",
  version: number,
  context: Context,
  language: Language,
) {
  const { conflict, publish, withdraw } = texts(language).editing;
  const isPublishing = published === "yes";
  return {
    advice: isPublishing ? conflict.publishing : conflict.withdrawing,
    submit: isPublishing ? publish : withdraw,
    hidden: { published, version: String(version), openedAt: context.now().toISOString() },
  };
}
