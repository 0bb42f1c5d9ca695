import { type AreaKey, isAreaKey } from "~/locales/areas";

/** Changes to public content. */
const contentKinds = [
  "content-added",
  "content-changed",
  "content-published",
  "content-withdrawn",
  "content-rejected",
  "content-moved",
  "content-deleted",
  "content-restored",
  "content-reverted",
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Kinds of content outside the engine, named as in the dashboard's addresses. */
const recordKinds = ["pictures"] as const;
export type RecordKind = (typeof recordKinds)[number] | AreaKey;

/** Dealing with failed mails. */
const mailKinds = ["mail-sent-again", "mail-called", "mail-closed"] as const;

/** Assignments, so that two coordinators do not do the same work. */
const assignmentKinds = ["request-assigned", "request-given-back"] as const;

/** Work on requests; words and reasons are in the requests' histories. */
const requestKinds = [
  "request-by-phone",
  "request-acted",
  "request-undone",
  "request-corrected",
  "request-contacts-changed",
  "request-merged",
  "request-kind-changed",
  "request-partner",
  "request-erased",
] as const;

/** Ways into a family's page, and readings of it, by the family or with a watch link. */
const familyKinds = [
  "family-link-issued",
  "family-link-opened",
  "family-link-ended",
  "family-session-ended",
  "family-read",
  "watch-link-changed",
  "watch-read",
] as const;

/** A person saved, renamed or deleted a filter. */
const filterKinds = ["filters-changed"] as const;

/** Shifts of the duty roster were added or removed. */
const dutyKinds = ["duty-changed"] as const;

/** A list was exported; the detail has the number of rows and the filters. */
const exportKinds = ["requests-exported"] as const;

/** Events of accounts, attacks, readings and content, shown to coordinators. */
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
  ...assignmentKinds,
  ...requestKinds,
  ...familyKinds,
  ...exportKinds,
  ...filterKinds,
  ...dutyKinds,
  ...mailKinds,
  ...contentKinds,
] as const;

export type AuditKind = (typeof auditKinds)[number];

export function isAuditKind(value: unknown): value is AuditKind {
  return auditKinds.includes(value as AuditKind);
}

export function isContentKind(value: unknown): value is ContentKind {
  return contentKinds.includes(value as ContentKind);
}

export function isRecordKind(value: unknown): value is RecordKind {
  return isAreaKey(value) || recordKinds.some((kind) => kind === value);
}

/** Instead of a network, for commands on the server. */
export const COMMAND_LINE = "command line";

/** Changed fields, and the revisions of texts; never their content. */
export interface ContentChange {
  fields: readonly string[];
  /** Revision before the change; 0 if there was none. */
  before?: number;
  /** Revision after the change. */
  after?: number;
}

/** An event of an account or a piece of content. */
export interface AuditEntry {
  kind: AuditKind;
  /** The person who did it; null if not signed in, and for commands. */
  actorId: string | null;
  /** The account concerned; null if there is none. */
  subjectId: string | null;
  /** The network as rate limits count it, or `COMMAND_LINE`. */
  network: string;
  /** The request concerned; `recordReading` writes readings. */
  requestId?: string | null;
  record?: { kind: RecordKind; id: string };
  change?: ContentChange;
  /** A word or two, never an address or typed text; for texts their language. */
  detail?: string;
}
