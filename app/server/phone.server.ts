import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js";
import { fold } from "~/locales/fold";

/**
 * Bangladeshi mobile number without `+`, prefixes 013 to 019 (BTRC's numbering plan). Samples use
 * 010. Landlines are left out: their patterns also match Thai and Indian mobiles.
 */
const BD_MOBILE = /^(?:8800?|0)?1[03-9]\d{8}$/;

/** Longer input is not a phone number. */
const MAX_INPUT_LENGTH = 100;

/**
 * Parses a phone number as people type or paste it. A number without a country code must be a
 * Bangladeshi mobile.
 *
 * @returns the number in E.164 format; null for no number, an invalid one, or several
 */
export function readPhone(input: string): string | null {
  if (input.length > MAX_INPUT_LENGTH) return null;
  // drops a link's parameters (RFC 3966): ";ext=1"
  const text = fold(input).replace(/^(\s*tel:[^;]*);.*$/s, "$1");
  const parts = text.split(/[^\d\s()+./-]+/);
  const [phone = "", ...more] = parts.filter((part) => /\d/.test(part));
  const digits = phone.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (more.length > 0 || !/^\+?\d+$/.test(digits)) return null;
  if (!digits.startsWith("+") && !BD_MOBILE.test(digits)) return null;
  const number = parsePhoneNumberFromString(digits, "BD");
  return number?.isValid() ? number.number : null;
}

/** True if the text contains more than one number. */
export function hasSeveralPhones(input: string): boolean {
  if (input.length > MAX_INPUT_LENGTH) return false;
  // a comma would start an extension, and a dash is ambiguous
  const separated = fold(input).replace(/[,;|\n]| - /g, " / ");
  return findPhoneNumbersInText(separated, "BD").length > 1;
}

/**
 * Formats an E.164 number so that `readPhone` reads it again: Bangladeshi mobiles in national
 * format, others in international format.
 */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  const national = number.formatNational();
  if (number.countryCallingCode !== "880" || !BD_MOBILE.test(national.replace(/\D/g, ""))) {
    return number.formatInternational();
  }
  return /^\d{11}$/.test(national) ? national.replace(/^(\d{5})/, "$1-") : national;
}
