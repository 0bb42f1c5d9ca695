import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";

export function profileCrumbs(language: Language) {
  return [{ href: paths.profile(language), label: texts(language).account.profile.title }];
}
