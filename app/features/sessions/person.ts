import { normalForm } from "~/locales/fold";
import type { Language } from "~/locales/languages";

export type Role = "user" | "admin";

/** The signed-in person, without the password hash. */
export interface Person {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  role: Role;
  language: Language;
  emailVerified: boolean;
  /** True if signing in also asks for a code or a passkey. */
  secondFactor: boolean;
  sessionId: string;
  /** True if the session outlives the browser. */
  remembered: boolean;
}

/**
 * Normalizes an address: NFKC, lower case, without invisible characters and remains of copying (`mailto:`, a name
 * with angle brackets, stray spaces and punctuation).
 */
export function normaliseEmail(email: string): string {
  const visible = normalForm(email, "NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
  const [, bracketed = visible] = /^[^<>@]*<([^<>]*)>[.,;]?$/.exec(visible) ?? [];
  const bare = bracketed.trim().replace(/^mailto:([^?]*).*$/s, "$1");
  const [mailbox = "", domain, ...more] = bare.replace(/[.,;]$/, "").split("@");
  if (domain === undefined || more.length > 0) return bare;
  const dotted = domain.trim().replace(/\.{2,}/g, ".");
  // more than one may be the end of a sentence
  const joined = dotted.replace(/^([^\s.,]+)\s?[.,]\s?([^\s.,]+)$/, "$1.$2");
  return `${mailbox.trim()}@${joined}`;
}
