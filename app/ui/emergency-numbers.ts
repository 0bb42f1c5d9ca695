/** Emergency numbers of Bangladesh and Thailand. */
const emergencyNumbers: readonly string[] = ["999", "1669"];

/** A number in Latin or Bengali digits with its separators, so that `1,999` does not match. */
const NUMBER = /[0-9\u09e6-\u09ef]+(?:[,.][0-9\u09e6-\u09ef]+)*/g;

/** A part of a text; an emergency number has a link. */
export interface TextPart {
  text: string;
  /** `tel:999` */
  href?: string;
}

/** Splits a text at its emergency numbers, and keeps their digits unchanged. */
export function splitAtEmergencyNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: digits, index } of text.matchAll(NUMBER)) {
    const number = latin(digits);
    if (!emergencyNumbers.includes(number)) continue;
    parts.push({ text: text.slice(from, index) }, { text: digits, href: `tel:${number}` });
    from = index + digits.length;
  }
  parts.push({ text: text.slice(from) });
  return parts.filter((part) => part.text !== "");
}

function latin(digits: string): string {
  return digits.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}
