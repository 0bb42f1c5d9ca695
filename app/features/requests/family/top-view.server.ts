import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { FamilyReader } from "../family-page.server";
import type { FamilyTopProps } from "./family-top";

/**
 * The top line of every page for families.
 *
 * @param isSubpage true below the family's page; the line then has a link back
 */
export function familyTopView(
  { reference, session }: FamilyReader,
  language: Language,
  isSubpage = false,
): FamilyTopProps {
  const { back, leave, profile } = texts(language).familyPage;
  return {
    title: translator(language)("account.profile.bookingTitle", { reference }),
    back: isSubpage ? { href: paths.familyPage(reference, language), label: back } : undefined,
    leave: session ? leave : undefined,
    profile: session ? undefined : { href: paths.profile(language), label: profile },
  };
}
