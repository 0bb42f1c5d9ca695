import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { drawnImage } from "~/server/drawn-image.server";
import { texts } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { serviceKeys } from "~/service-keys";
import { breadcrumbs } from "~/site/structured-data";

export type ServiceListPageData = Awaited<ReturnType<typeof serviceListPage>>;

export async function serviceListPage(context: Context, language: Language) {
  const { common, services } = texts(language);
  const { title, lead, metaDescription, detail } = services;
  const company = await companyInfo(context, language);
  const meta: PageMeta = {
    title,
    description: metaDescription,
    image: drawnImage("services", language),
  };
  return {
    language,
    company,
    meta,
    buttons: contactButtonTexts(company, language),
    services: serviceKeys.map((key) => ({
      key,
      name: services.items[key].name,
      text: services.items[key].summary,
    })),
    breadcrumbData: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.services(language), label: title },
    ]),
    text: { title, lead, askTitle: detail.askTitle, askText: detail.askText },
  };
}
