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

/** Words of the company; one that a language lacks is read in English. */
export type CompanyWord = "address" | "licences" | "opening";

/** What a button says that calls: the number in its words, e.g. "Call {{phone}}". */
export function callLabel(words: string, { phoneText }: Pick<CompanyInfo, "phoneText">): string {
  return words.replace("{{phone}}", phoneText);
}
