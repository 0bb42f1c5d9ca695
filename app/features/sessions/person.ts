import { normalForm } from "~/locales/fold";
import type { Language } from "~/locales/languages";

export type Role = "user" | "admin";

/** The signed-in person, as guards hand it on; never with the password hash. */
export interface Person {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  role: Role;
  language: Language;
  emailVerified: boolean;
  /** Whether signing in asks for a code or a passkey too. */
  secondFactor: boolean;
  /** The session through which this request came. */
  sessionId: string;
  /** Whether that session outlives the browser. */
  remembered: boolean;
}

/**
 * One form for one mailbox: NFKC, without invisible signs, lower case, and without the marks that come
 * along with a copied address: `mailto:`, a name and angle brackets, spaces, dots and commas astray.
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
