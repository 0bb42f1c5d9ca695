import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { CompanyInfo } from "./company";
import type { ContactButtonTexts } from "./contact-buttons";

/** What the three buttons say, with the company's number. */
export function contactButtonTexts(company: CompanyInfo, language: Language): ContactButtonTexts {
  const { act } = texts(language).common;
  return {
    callNumber: translator(language)("common.act.callNumber", { phone: company.phoneText ?? "" }),
    whatsapp: act.whatsapp,
    book: act.bookAppointment,
  };
}
