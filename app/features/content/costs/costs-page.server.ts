import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { serviceKeys } from "~/service-keys";
import { breadcrumbs } from "~/site/structured-data";
import { costsIn } from "./costs.server";

export type CostsPageData = Awaited<ReturnType<typeof costsPage>>;

/**
 * The page about costs: what is free, the contents of a quote, who sends which bill, cost factors,
 * and the owner's figures.
 */
export async function costsPage(context: Context, language: Language) {
  const { common, costs, home, services } = texts(language);
  const company = await companyInfo(context, language);
  const { ranges, ...costTexts } = await costsIn(context.db, language);
  const meta: PageMeta = { title: costs.title, description: costs.metaDescription };
  const { services: costFactors, ...text } = costs;
  return {
    language,
    company,
    meta,
    text,
    ...costTexts,
    services: serviceKeys.map((key) => ({
      key,
      name: services.items[key].name,
      range: ranges[key] ?? null,
      costFactors: costFactors[key],
    })),
    buttons: contactButtonTexts(company, language),
    act: home.act,
    breadcrumbData: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.costs(language), label: costs.title },
    ]),
  };
}
