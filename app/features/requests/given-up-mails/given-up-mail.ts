import type { MailKind } from "~/features/mail/mail";

/**
 * What can be done about a mail that was given up:
 * - `receipt`: to the family, about its request, or a coordinator's words; written again from the request
 *   and its history, or the family is called
 * - `notice`: to a coordinator, about a request; written again from it
 * - `invitation`: its link is gone with its words; the coordinator is invited again
 * - `asked-for`: its link or code is gone, and would have run out; the person asks for a new one
 * - `security`: when and where something was done to an account stood in its words alone; the owner is
 *   told another way
 * - `site`: how the site itself fares; the dashboard says it as it is now
 */
export type Remedy = "receipt" | "notice" | "invitation" | "asked-for" | "security" | "site";

const remedies: Record<MailKind, Remedy> = {
  "request-received": "receipt",
  "request-reply": "receipt",
  "coordinator-new-request": "notice",
  invitation: "invitation",
  "verify-email": "asked-for",
  "reset-password": "asked-for",
  "account-exists": "asked-for",
  "sign-in-code": "asked-for",
  "password-changed": "security",
  "account-deleted": "security",
  "passkey-added": "security",
  "passkey-removed": "security",
  "second-step-failures": "security",
  "second-step-on": "security",
  "second-step-off": "security",
  "recovery-code-used": "security",
  "new-device": "security",
  "backup-trouble": "site",
  "coordinator-new-story": "site",
  "coordinator-erased": "site",
};

/** @param kind as the outbox keeps it; null for what an earlier version sent and this one does not */
export function remedyOf(kind: string): Remedy | null {
  return isMailKind(kind) ? remedies[kind] : null;
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(remedies, kind);
}
