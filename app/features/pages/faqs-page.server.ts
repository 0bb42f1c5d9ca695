import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { breadcrumbs, faqPage } from "~/site/structured-data";

export type FaqsPageData = Awaited<ReturnType<typeof faqsPage>>;

export async function faqsPage(context: Context, language: Language) {
  const { common, faqs, home } = texts(language);
  const company = await companyInfo(context, language);
  const meta: PageMeta = { title: faqs.title, description: faqs.metaDescription };
  return {
    language,
    company,
    meta,
    faqs,
    buttons: contactButtonTexts(company, language),
    jsonLd: [
      faqPage(faqs.items, language),
      breadcrumbs(context.env.publicUrl, [
        { href: paths.home(language), label: common.nav.home },
        { href: paths.faqs(language), label: faqs.title },
      ]),
    ],
    act: home.act,
  };
}
