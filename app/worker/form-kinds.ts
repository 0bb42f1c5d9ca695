import type { offline } from "~/locales/en/offline";
import { defaultLanguage, withoutLanguage } from "~/locales/languages";
import { paths } from "~/paths";

/** Kind of a form that the phone stores while offline: the key of its name in `offline.kinds`. */
export type FormKind = keyof typeof offline.kinds;

const kinds = new Map<string, FormKind>([
  [paths.booking(defaultLanguage), "booking"],
  [paths.callBack(defaultLanguage), "callBack"],
  [paths.contact(defaultLanguage), "message"],
  [paths.shareYourStory(defaultLanguage), "story"],
]);

/** A family's page, which has the form for messages. */
const FAMILY_PAGE = /^\/request\/SETU-[\w-]+$/;

/**
 * @param path of a page, in any language
 * @returns undefined if the phone does not store the page's form
 */
export function kindOf(path: string): FormKind | undefined {
  const page = withoutLanguage(path);
  return kinds.get(page) ?? (FAMILY_PAGE.test(page) ? "words" : undefined);
}

/**
 * True for a family's page, the pages below it, and those for opening and leaving it.
 * @param path in any language
 */
export function isFamilyPath(path: string): boolean {
  return withoutLanguage(path).startsWith("/request/");
}
