import type { Language } from "~/locales/languages";

/** How the company is reached, as every page shows it. */
export interface CompanyInfo {
  /** As the owner wrote it; until then the brand in the reader's language. */
  name: string;
  /** As it is registered; empty until the owner has entered it, and where it is the name above. */
  legalName: string;
  /** E.164, for `tel:` links. Empty only while the site is not open. */
  phone: string;
  /** As people write it; empty as `phone`. */
  phoneText: string;
  /** Null until the owner has entered a number for it. */
  whatsappUrl: string | null;
  /** Empty only while the site is not open. */
  email: string;
  /** Empty until the owner has entered one. */
  address: string;
  /** Where the office is on a map; null until the owner has entered a link. */
  mapUrl: string | null;
  /** Registration and licences, a line each, and the language they are in; null until there are any. */
  licences: { lines: string[]; language: Language } | null;
  social: { name: string; url: string }[];
  /** Nobody has entered the real details yet. */
  sample: boolean;
}

/** What is said of the company in no language of its own. */
export const companyFacts = [
  "name",
  "legalName",
  "phone",
  "whatsapp",
  "email",
  "map",
  "facebook",
  "youtube",
  "instagram",
] as const;
export type CompanyFact = (typeof companyFacts)[number];
export type CompanyFacts = Record<CompanyFact, string>;

/** What is said of it in each language. */
export const companyWords = ["address", "licences", "opening"] as const;
export type CompanyWord = (typeof companyWords)[number];
export type CompanyWords = Record<CompanyWord, string>;

/** What a button says that calls: the number in its words, e.g. "Call {{phone}}". */
export function callLabel(words: string, { phoneText }: Pick<CompanyInfo, "phoneText">): string {
  return words.replace("{{phone}}", phoneText);
}
