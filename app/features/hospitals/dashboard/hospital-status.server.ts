import { translationStatus } from "~/dashboard/translation";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { HospitalRecord } from "../hospital-record.server";
import { countGaps } from "../hospital-words";

/** How a hospital's words in each language stand. */
export function hospitalStatusIn({ texts }: Pick<HospitalRecord, "texts">) {
  const english = texts[defaultLanguage];
  return (code: Language) => translationStatus(texts, code, (text) => countGaps(text, english));
}
