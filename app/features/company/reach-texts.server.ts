import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { CompanyInfo } from "./company";
import type { ReachTexts } from "./reach-buttons";

/** What the three buttons say, with the company's number. */
export function reachTexts(company: CompanyInfo, language: Language): ReachTexts {
  const { act } = texts(language).common;
  return {
    callNumber: translator(language)("common.act.callNumber", { phone: company.phoneText }),
    whatsapp: act.whatsapp,
    book: act.bookAppointment,
  };
}
