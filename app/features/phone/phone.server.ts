import { parsePhoneNumberFromString } from "libphonenumber-js";
import { normalForm } from "~/server/normal-form";

/** The zeros of the numeral systems that our readers type in. */
const BENGALI_ZERO = 0x09e6;
const THAI_ZERO = 0x0e50;

/**
 * A Bangladeshi mobile without its `+`. Only these are taken so: the plan has landlines of many lengths, so that
 * nearly every mobile number of Thailand or India, written as at home, would pass for one of them, and we
 * would call a stranger. The operators' prefixes are 013 to 019 (BTRC's numbering plan); 010 is the samples'.
 */
const MOBILE_AT_HOME = /^(?:880|0)?1[03-9]\d{8}$/;

/** Beyond it nothing is a number, however it is spaced. */
const LONGEST_WRITTEN = 100;

/**
 * Reads a number as people write it: `01712 345678`, `+8801…`, `008801…`, any foreign number with
 * `+`, in Latin, Bengali or Thai digits. Numbers without a country are Bangladeshi mobiles, or nobody's.
 *
 * @returns E.164, or null where it cannot be a number (by the numbering plans of libphonenumber)
 */
export function readPhone(written: string): string | null {
  if (written.length > LONGEST_WRITTEN) return null;
  const latin = latinDigits(normalForm(written, "NFKC")).trim().replace(/^00/, "+");
  if (/[^\d\s()+./\u2010-\u2015-]/.test(latin)) return null;
  if (!latin.startsWith("+") && !MOBILE_AT_HOME.test(latin.replace(/\D/g, ""))) return null;
  const number = parsePhoneNumberFromString(latin, "BD");
  return number?.isValid() ? number.number : null;
}

/**
 * An E.164 number as people write it, and as `readPhone` reads it again: a Bangladeshi mobile as at home, any
 * other with its country.
 */
export function writtenPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  const national = number.formatNational();
  if (number.countryCallingCode !== "880" || !MOBILE_AT_HOME.test(national.replace(/\D/g, ""))) {
    return number.formatInternational();
  }
  return /^\d{11}$/.test(national) ? national.replace(/^(\d{5})/, "$1-") : national;
}

/** Bengali (০–৯) and Thai (๐–๙) digits as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u09e6-\u09ef\u0e50-\u0e59]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (code >= THAI_ZERO ? THAI_ZERO : BENGALI_ZERO));
  });
}
