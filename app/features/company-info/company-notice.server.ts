import { companyInfo } from "~/features/company/company.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";

/** What the home of the dashboard says while families cannot reach the company; null once they can. */
export async function companyNotice(context: Context, language: Language) {
  const { phone, email } = await companyInfo(context, language);
  if (phone && email) return null;
  const { title, text, link } = texts(language).companyInfo.missing;
  return {
    title,
    text,
    link: { href: paths.dashboardPage("company-info", language), label: link },
  };
}
