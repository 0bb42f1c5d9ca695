import { randomBytes } from "node:crypto";
import { REFERENCE_ALPHABET } from "./reference";

/** `SETU-XXXX-XXXX`, random: who has not been given it does not guess it. */
export function newReference(): string {
  // 256 is a multiple of 32, so every sign is as likely as any other
  const code = [...randomBytes(8)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join("");
  return `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
}
