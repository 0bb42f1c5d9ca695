import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { Area } from "../engine/area.server";

/**
 * Texts and hidden fields of the form that confirms publishing or unpublishing after a conflict.
 * The hidden fields contain the record's current version.
 */
export function publicationConfirmation(
  { site }: Pick<Area, "site">,
  published: "yes" | "no",
  version: number,
  context: Context,
  language: Language,
) {
  const { editing } = texts(language);
  const { withdraw, withdrawing } = site ? { ...editing, ...editing.conflict } : editing.inHouse;
  const isPublishing = published === "yes";
  return {
    advice: isPublishing ? editing.conflict.publishing : withdrawing,
    submit: isPublishing ? editing.publish : withdraw,
    hidden: { published, version: String(version), openedAt: context.now().toISOString() },
  };
}
