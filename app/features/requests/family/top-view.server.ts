import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { FamilyReader } from "../family-page.server";
import type { FamilyTopProps } from "./family-top";

/**
 * The top line of all pages of a family.
 *
 * @param isBelow true on a page below the request's page, where the line has a link back
 */
export function familyTopView(
  { reference, session }: FamilyReader,
  language: Language,
  isBelow = false,
): FamilyTopProps {
  const { back, leave, profile } = texts(language).familyPage;
  return {
    title: translator(language)("account.profile.bookingTitle", { reference }),
    back: isBelow ? { href: paths.familyPage(reference, language), label: back } : undefined,
    leave: session ? leave : undefined,
    profile: session ? undefined : { href: paths.profile(language), label: profile },
  };
}
