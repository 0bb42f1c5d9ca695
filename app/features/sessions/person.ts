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
  /** True if the sign-in also requires a code or a passkey. */
  secondFactor: boolean;
  sessionId: string;
  /** True if the session continues after the browser is closed. */
  remembered: boolean;
}

/**
 * Normalizes an email address to NFKC and lower case. Removes invisible characters and the remains of copying:
 * `mailto:`, a name with angle brackets, stray spaces and punctuation.
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
  // replaces only one separator: more of them may mean that a sentence follows
  const joined = dotted.replace(/^([^\s.,]+)\s?[.,]\s?([^\s.,]+)$/, "$1.$2");
  return `${mailbox.trim()}@${joined}`;
}
