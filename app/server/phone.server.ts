import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js";
import { fold } from "~/locales/fold";

/**
 * A Bangladeshi mobile without its `+`. Only these are taken so: the plan has landlines of many lengths, so that
 * nearly every mobile number of Thailand or India, written as at home, would pass for one of them, and we
 * would call a stranger. The operators' prefixes are 013 to 019 (BTRC's numbering plan); 010 is the samples'.
 */
const MOBILE_AT_HOME = /^(?:8800?|0)?1[03-9]\d{8}$/;

/** Beyond it nothing is a number, however it is spaced. */
const LONGEST_WRITTEN = 100;

/**
 * Reads a number as people write and paste it: `01712 345678`, `+8801…`, `008801…`, any foreign number
 * with `+`, in any digits, with words around it (`tel:`, `(WhatsApp)`). Numbers without a country are
 * Bangladeshi mobiles, or nobody's.
 *
 * @returns E.164, or null where it cannot be a number (by the numbering plans of libphonenumber), or
 *   more than one stands there
 */
export function readPhone(written: string): string | null {
  if (written.length > LONGEST_WRITTEN) return null;
  // a link's parameters (RFC 3966): ";ext=1"
  const bare = fold(written).replace(/^(\s*tel:[^;]*);.*$/s, "$1");
  const pieces = bare.split(/[^\d\s()+./-]+/);
  const [piece = "", ...more] = pieces.filter((part) => /\d/.test(part));
  const signs = piece.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (more.length > 0 || !/^\+?\d+$/.test(signs)) return null;
  if (!signs.startsWith("+") && !MOBILE_AT_HOME.test(signs)) return null;
  const number = parsePhoneNumberFromString(signs, "BD");
  return number?.isValid() ? number.number : null;
}

/** True where more than one number was written into the box. */
export function hasSeveralPhones(written: string): boolean {
  if (written.length > LONGEST_WRITTEN) return false;
  // a comma would begin an extension, and a dash could belong to either
  const parted = fold(written).replace(/[,;|\n]| - /g, " / ");
  return findPhoneNumbersInText(parted, "BD").length > 1;
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
