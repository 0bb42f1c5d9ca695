import { defaultLanguage, type Language } from "~/locales/languages";
import { type ServiceKey, serviceKeys } from "~/service-keys";
import type { WordedRecord } from "./worded-record";

/** Id of the only list, in the audit and revisions. */
export const PRICE_LIST = "1";

/** Currencies of Bangladesh, and of bills from hospitals and operators (ISO 4217). */
export const currencies = ["BDT", "USD", "INR", "THB", "SGD", "MYR", "AED"] as const;
export type Currency = (typeof currencies)[number];

export function isCurrency(value: string): value is Currency {
  return (currencies as readonly string[]).includes(value);
}

/** Usual cost of a service, in whole units of the currency. */
export interface PriceRange {
  currency: Currency;
  from: number;
  to: number;
}

/** Words of the list in each language. */
export const costWords = ["source", "payers"] as const;
export type CostWord = (typeof costWords)[number];

export const COST_MAX: Record<CostWord, number> = { source: 300, payers: 1000 };
/** More than any journey costs, and within every database's integers. */
export const MAX_AMOUNT = 999_999_999;

/** The three fields of a service's range. */
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

/** The list for coordinators; the English page also has the figures. */
export type PriceListRecord = WordedRecord<string>;

/** Fields of a language's page. */
export function fieldsIn(language: Language): readonly CostField[] {
  return language === defaultLanguage ? [...rangeFields, "asOf", ...costWords] : costWords;
}

/** Number of English words without a translation. */
export function gapsIn(record: PriceListRecord, language: Language): number {
  const english = record.texts[defaultLanguage]?.words;
  const own = record.texts[language]?.words;
  return costWords.filter((word) => english?.[word] && !own?.[word]).length;
}
