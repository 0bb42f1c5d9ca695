import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { type Destination, destinations } from "~/features/content/hospitals/countries";
import { formatTravelDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { fillIn, texts } from "~/server/i18n.server";
import type { PageMeta } from "~/server/page-meta";
import { breadcrumbs } from "~/site/structured-data";

/** The day on which the document lists were last compared with the embassies' websites. */
const DOCUMENTS_AS_OF = "2026-11-20";

interface Papers {
  name: string;
  items: string[];
  check: string;
}

export type ProcessPageData = Awaited<ReturnType<typeof processPage>>;

/** The steps of the journey from the first call to the handover, and the documents for each country. */
export async function processPage(context: Context, language: Language) {
  const { common, home, process } = texts(language);
  const company = await companyInfo(context, language);
  // the type check fails if a destination has no documents
  const papers: Record<Destination, Papers> = process.documents.destinations;
  const meta: PageMeta = { title: process.title, description: process.metaDescription };
  return {
    language,
    company,
    meta,
    process,
    buttons: contactButtonTexts(company, language),
    asOf: fillIn(
      process.documents.asOf,
      { date: formatTravelDate(DOCUMENTS_AS_OF, language) },
      language,
    ),
    destinations: destinations.map((id) => ({ id, ...papers[id] })),
    breadcrumbData: breadcrumbs(context.env.publicUrl, [
      { href: paths.home(language), label: common.nav.home },
      { href: paths.process(language), label: process.title },
    ]),
    act: home.act,
  };
}
