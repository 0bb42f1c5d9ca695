import {
  type CompanyFact,
  type CompanyWord,
  companyFacts,
  companyWords,
} from "~/features/company/company";
import type { WordedRecord } from "~/features/worded-content/worded-record";
import { defaultLanguage, type Language } from "~/locales/languages";

/** There is one company: this is what the audit and its earlier versions call it by. */
export const COMPANY_RECORD = "1";

export type CompanyField = CompanyFact | CompanyWord;

/** The longest that each may be; numbers and addresses for mail have bounds of their own. */
export const COMPANY_MAX = { name: 100, address: 300, licences: 500, opening: 1000, link: 300 };

/** The company as coordinators edit it: what is in no language is written beside the English. */
export interface CompanyRecord extends WordedRecord<string> {
  texts: WordedRecord<string>["texts"];
}

/** What is written on the page of a language. */
export function fieldsIn(language: Language): readonly CompanyField[] {
  return language === defaultLanguage ? [...companyFacts, ...companyWords] : companyWords;
}

/** How many of a language's words are lacking, of those that there are in English. */
export function gapsIn(record: CompanyRecord, language: Language): number {
  const english = record.texts[defaultLanguage]?.words;
  const own = record.texts[language]?.words;
  if (language === defaultLanguage) {
    return (["phone", "email"] as const).filter((field) => !own?.[field]).length;
  }
  return companyWords.filter((word) => english?.[word] && !own?.[word]).length;
}
