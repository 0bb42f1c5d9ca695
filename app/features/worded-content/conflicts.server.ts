import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";

/** What the form says that asks once more, of the record as it is shown now. */
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
