import { numberFormat } from "./intl-formats";
import { intlLocales, type Language } from "./languages";

/** Currency names (ISO 4217), where readers do not use Intl's symbols and names. */
const currencyWords: Partial<Record<Language, Record<string, string>>> = {
  bn: {
    BDT: "টাকা",
    USD: "মার্কিন ডলার",
    INR: "ভারতীয় রুপি",
    THB: "থাই বাথ",
    SGD: "সিঙ্গাপুর ডলার",
    MYR: "মালয়েশীয় রিঙ্গিত",
    AED: "আমিরাতি দিরহাম",
  },
};

/**
 * "US$18,000–25,000", "১৮,০০০–২৫,০০০ মার্কিন ডলার"; one amount if both are equal.
 *
 * @param currency ISO 4217
 */
export function formatMoneyRange(
  { from, to, currency }: { from: number; to: number; currency: string },
  language: Language,
): string {
  const word = currencyWords[language]?.[currency];
  const format = numberFormat(intlLocales[language], {
    ...(word ? {} : { style: "currency", currency }),
    maximumFractionDigits: 0,
  });
  const amount = from === to ? format.format(from) : format.formatRange(from, to);
  return word ? `${amount}\u00a0${word}` : amount;
}
