import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { CompanyInfo } from "./company";
import type { ContactButtonTexts } from "./contact-buttons";

/** Labels of the contact buttons; the call button's label contains the company's number. */
export function contactButtonTexts(company: CompanyInfo, language: Language): ContactButtonTexts {
  const { common, booking } = texts(language);
  const { act } = common;
  return {
    callNumber: translator(language)("common.act.callNumber", { phone: company.phoneText }),
    whatsapp: act.whatsapp,
    book: act.bookAppointment,
    callBack: booking.callBack.title,
  };
}
