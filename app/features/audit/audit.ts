/** What is noted of accounts, of attacks and of readings, and shown to admins. */
export const auditKinds = [
  "sign-in",
  "sign-in-failed",
  "sign-in-code-asked",
  "sign-out",
  "session-ended",
  "registered",
  "verification-asked",
  "email-verified",
  "password-reset-asked",
  "password-changed",
  "password-reset",
  "details-changed",
  "data-downloaded",
  "account-deleted",
  "account-disabled",
  "account-enabled",
  "role-changed",
  "invitation-sent",
  "invitation-withdrawn",
  "invitation-accepted",
  "second-factor-on",
  "second-factor-off",
  "second-factor-failed",
  "recovery-code-used",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-removed",
  "passkey-failed",
  "access-refused",
  "cross-site-refused",
  "case-read",
] as const;

export type AuditKind = (typeof auditKinds)[number];

export function isAuditKind(value: unknown): value is AuditKind {
  return auditKinds.includes(value as AuditKind);
}

/** Stands where the network would, for what was done on the server itself. */
export const COMMAND_LINE = "command line";

/** Something that happened to an account. */
export interface AuditEntry {
  kind: AuditKind;
  /** Who did it; null for somebody who is not signed in, and for the command line. */
  actorId: string | null;
  /** Whose account it is about; null where there is none. */
  subjectId: string | null;
  /** The limiting address of the network, or `COMMAND_LINE`. */
  network: string;
  /** A word or two, never an address or what somebody typed. */
  detail?: string;
}
