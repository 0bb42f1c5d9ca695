/** Bangladesh's and Thailand's, which a text names where a life may be in danger. */
const emergencyNumbers: readonly string[] = ["999", "1669"];

/** A number in Latin or Bengali digits, its thousands with it: `1,999` is none to call. */
const NUMBER = /[0-9\u09e6-\u09ef]+(?:[,.][0-9\u09e6-\u09ef]+)*/g;

/** A piece of a text; an emergency number says where it calls. */
export interface TextPart {
  text: string;
  /** `tel:999` */
  href?: string;
}

/** A text in its order, each emergency number a part of its own, in the digits it is written in. */
export function partsOf(text: string): TextPart[] {
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
