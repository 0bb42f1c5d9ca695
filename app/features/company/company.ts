import type { Language } from "~/locales/languages";

/** The company's contacts and details that pages show. */
export interface CompanyInfo {
  /** The name that the owner has entered; until then, the brand in the reader's language. */
  name: string;
  /** The registered name; empty if it was not entered or is equal to `name`. */
  legalName: string;
  /** The phone number in E.164, used in `tel:` links. Empty only while the site is not open. */
  phone: string;
  /** The phone number as people write it; empty if `phone` is empty. */
  phoneText: string;
  /** Null until the owner has entered a number. */
  whatsappUrl: string | null;
  /** Empty only while the site is not open. */
  email: string;
  /** Empty until the owner has entered an address. */
  address: string;
  /** A link to the office on a map; null until the owner has entered it. */
  mapUrl: string | null;
  /** Registration and licences, one per line, with the language of the text; null until the owner has entered them. */
  licences: { lines: string[]; language: Language } | null;
  social: { name: string; url: string }[];
  /** True while the details are samples. */
  sample: boolean;
}

/** Texts of the company that can be translated; missing translations are shown in English. */
export type CompanyTextName = "address" | "licences" | "opening";

/** The label of a call button, with `{{phone}}` replaced by the number. */
export function callLabel(words: string, { phoneText }: Pick<CompanyInfo, "phoneText">): string {
  return words.replace("{{phone}}", phoneText);
}
