import { companyWords } from "~/features/company/company";
import { isOpen } from "~/features/company/company.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { type OnePageArea, onePageView } from "~/features/worded-content/one-record.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { writtenPhone } from "~/server/phone.server";
import { COMPANY_RECORD, fieldsIn, gapsIn } from "../company-info";
import { companySchema } from "../company-info.schema";
import { findCompanyRecord } from "../company-info.server";

/** What the editor says of the company. */
export const companyPage: OnePageArea<(typeof companyWords)[number]> = {
  record: { kind: "company-info", id: COMPANY_RECORD },
  title: (language) => texts(language).companyInfo.title,
  fieldsIn,
  labels: (language) => texts(language).companyInfo.fields,
  words: companyWords,
  wordTexts: (language) => {
    const { fields: labels, hints } = texts(language).companyInfo;
    return { labels, hints };
  },
  longWords: ["licences", "opening"],
  gapsIn,
  rules: (written) => formRulesOf(companySchema(written)),
  // numbers stand there as people write them
  shown: (field, value) =>
    value && (field === "phone" || field === "whatsapp") ? writtenPhone(value) : value,
  site: paths.about,
};

export type CompanyPage = Awaited<ReturnType<typeof loadCompany>>;

/**
 * What the page is loaded with on which the company's details are written.
 *
 * @throws a 404 page for a language that is not there
 */
export async function loadCompany(request: Request, context: Context) {
  const company = await findCompanyRecord(context.db);
  if (!company) throw new Error("The company's row is missing");
  const language = languageOf(request);
  const { companyInfo, editing } = texts(language);
  const notOpen = (await isOpen(context.db)) ? null : companyInfo.notOpen;
  const sample = company.sample ? { title: companyInfo.sample, text: "" } : null;
  const view = await onePageView(request, context, companyPage, company);
  return {
    meta: { title: view.title },
    view: { ...view, notice: notOpen ?? sample },
    text: { ...editing, ...companyInfo },
  };
}
