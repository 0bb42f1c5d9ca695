import type { MailKind } from "~/features/mail/mail";

/**
 * Remedy for a failed mail. `receipt`, `notice` and `hand-over` are composed again from the request, or the family is
 * called. The text of the others is lost.
 */
export type Remedy =
  | "receipt"
  | "notice"
  | "hand-over"
  | "invitation"
  | "asked-for"
  | "way-in"
  | "security"
  | "site";

const remedies: Record<MailKind, Remedy> = {
  "request-received": "receipt",
  "request-reply": "receipt",
  "request-answered": "receipt",
  "request-step": "receipt",
  "request-paper": "receipt",
  "coordinator-new-request": "notice",
  "coordinator-urgent-waiting": "notice",
  "coordinator-family-wrote": "notice",
  invitation: "invitation",
  "verify-email": "asked-for",
  "reset-password": "asked-for",
  "account-exists": "asked-for",
  "sign-in-code": "asked-for",
  "request-code": "way-in",
  "request-link": "way-in",
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
  "test-mail": "site",
  "coordinator-new-story": "site",
  "coordinator-erased": "site",
  "coordinator-handed-over": "hand-over",
};

/** @param kind as stored in the outbox @returns null for kinds of earlier versions */
export function remedyOf(kind: string): Remedy | null {
  return isMailKind(kind) ? remedies[kind] : null;
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(remedies, kind);
}
