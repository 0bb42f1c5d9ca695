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

/** One form for one mailbox: NFKC, without invisible signs, trimmed, lower case, no trailing dot. */
export function normaliseEmail(email: string): string {
  const visible = normalForm(email, "NFKC").replace(/\p{Cf}/gu, "");
  return visible.trim().toLowerCase().replace(/\.$/, "");
}
