import type { offline } from "~/locales/en/offline";
import { defaultLanguage, withoutLanguage } from "~/locales/languages";
import { paths } from "~/paths";

/** A public form that the phone keeps while offline; named as in the dictionaries. */
export type FormKind = keyof typeof offline.kinds;

const kinds = new Map<string, FormKind>([
  [paths.booking(defaultLanguage), "booking"],
  [paths.callBack(defaultLanguage), "callBack"],
  [paths.contact(defaultLanguage), "message"],
  [paths.shareYourStory(defaultLanguage), "story"],
]);

/**
 * @param path of a page, in any language
 * @returns undefined if its form is not kept
 */
export function kindOf(path: string): FormKind | undefined {
  return kinds.get(withoutLanguage(path));
}
