import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { drawnImage } from "~/server/drawn-image.server";
import { texts } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { type ServiceKey, serviceKeys, stepKeys } from "~/service-keys";
import { breadcrumbs, service as serviceData } from "~/site/structured-data";

export type ServicePageData = Awaited<ReturnType<typeof servicePage>>;

/** A service, its steps, and the names of the other services. */
export async function servicePage(context: Context, key: ServiceKey, language: Language) {
  const { common, services } = texts(language);
  const service = services.items[key];
  const company = await companyInfo(context, language);
  const buttons = contactButtonTexts(company, language);
  const origin = context.env.publicUrl;
  const crumbs = [
    { href: paths.home(language), label: common.nav.home },
    { href: paths.services(language), label: common.nav.services },
  ];
  const url = paths.service(key, language);
  const meta: PageMeta = {
    title: service.name,
    description: service.summary,
    image: drawnImage("services", language),
  };
  return {
    key,
    language,
    company,
    crumbs,
    meta,
    service,
    buttons: { ...buttons, book: services.bookService },
    lastButtons: buttons,
    steps: stepKeys.map((step) => ({
      title: services.steps[step].title,
      text: service.howItWorks[step],
    })),
    otherServices: serviceKeys
      .filter((other) => other !== key)
      .map((other) => ({ key: other, name: services.items[other].name })),
    jsonLd: [
      breadcrumbs(origin, [...crumbs, { href: url, label: service.name }]),
      serviceData({
        name: service.name,
        description: service.summary,
        url: origin + url,
        provider: company.name,
        language,
      }),
    ],
    text: { ...services.detail, crumbs: common.breadcrumbs },
  };
}
