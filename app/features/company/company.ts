import type { Language } from "~/locales/languages";

/** The company's contacts and details on every page. */
export interface CompanyInfo {
  /** The owner's name for it; until then the brand in the reader's language. */
  name: string;
  /** Registered name; empty if not entered or equal to the name. */
  legalName: string;
  /** E.164, for `tel:` links. Empty only while the site is not open. */
  phone: string;
  /** The number as people write it; empty like `phone`. */
  phoneText: string;
  /** Null until the owner has entered a number. */
  whatsappUrl: string | null;
  /** Empty only while the site is not open. */
  email: string;
  /** Empty until entered. */
  address: string;
  /** Link to the office on a map; null until entered. */
  mapUrl: string | null;
  /** Registration and licences, one per line, with their language; null until entered. */
  licences: { lines: string[]; language: Language } | null;
  social: { name: string; url: string }[];
  /** The details are still samples. */
  sample: boolean;
}

/** Words of the company; missing ones are shown in English. */
export type CompanyWord = "address" | "licences" | "opening";

/** Label of a call button: fills in `{{phone}}`. */
export function callLabel(words: string, { phoneText }: Pick<CompanyInfo, "phoneText">): string {
  return words.replace("{{phone}}", phoneText);
}
