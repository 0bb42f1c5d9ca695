import type { WordedRecord } from "~/features/worded-content/worded-record";
import { defaultLanguage, type Language } from "~/locales/languages";
import { type ServiceKey, serviceKeys } from "~/service-keys";

/** There is one list: this is what the audit and its earlier versions call it by. */
export const PRICE_LIST = "1";

/** The currencies of home and of where hospitals and operators send their bills from (ISO 4217). */
export const currencies = ["BDT", "USD", "INR", "THB", "SGD", "MYR", "AED"] as const;
export type Currency = (typeof currencies)[number];

export function isCurrency(value: string): value is Currency {
  return (currencies as readonly string[]).includes(value);
}

/** What a service usually costs, in whole units of the currency. */
export interface PriceRange {
  currency: Currency;
  from: number;
  to: number;
}

/** What is said of the list in each language. */
export const costWords = ["source", "payers"] as const;
export type CostWord = (typeof costWords)[number];

export const COST_MAX: Record<CostWord, number> = { source: 300, payers: 1000 };
/** Beyond any journey, and what every database's integers hold. */
export const MAX_AMOUNT = 999_999_999;

/** The three fields of a service's range on the form. */
export const rangeParts = ["from", "to", "currency"] as const;
export type RangePart = (typeof rangeParts)[number];
export type RangeField = `${ServiceKey}-${RangePart}`;

export function rangeField(service: ServiceKey, part: RangePart): RangeField {
  return `${service}-${part}`;
}

const rangeFields: readonly RangeField[] = serviceKeys.flatMap((service) =>
  rangeParts.map((part) => rangeField(service, part)),
);

export type CostField = RangeField | "asOf" | CostWord;

/** The list as coordinators edit it: what is in no language is written beside the English. */
export type PriceListRecord = WordedRecord<string>;

/** What is written on the page of a language. */
export function fieldsIn(language: Language): readonly CostField[] {
  return language === defaultLanguage ? [...rangeFields, "asOf", ...costWords] : costWords;
}

/** How many of a language's words are lacking, of those that there are in English. */
export function gapsIn(record: PriceListRecord, language: Language): number {
  const english = record.texts[defaultLanguage]?.words;
  const own = record.texts[language]?.words;
  return costWords.filter((word) => english?.[word] && !own?.[word]).length;
}
