import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { fillIn, texts } from "~/server/i18n.server";
import { companyInfo } from "./company.server";

/** Texts of the terms or the privacy page, with the date of the last change. */
export async function legalPage(
  context: Context,
  language: Language,
  page: "terms" | "privacy",
  lastChanged: string,
) {
  const { title, lead, metaDescription, asOf, sections } = texts(language)[page];
  return {
    title,
    lead,
    sections,
    asOf: fillIn(asOf, { date: formatDate(lastChanged, language) }, language),
    company: await companyInfo(context, language),
    meta: { title, description: metaDescription },
  };
}
