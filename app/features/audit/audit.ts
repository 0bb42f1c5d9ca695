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

/** Kinds of content that the content engine does not manage, named as in the dashboard's addresses. */
const kindsOutsideEngine = ["pictures"] as const;
export type RecordKind = (typeof kindsOutsideEngine)[number] | AreaKey;

/** A coordinator resent a failed mail, called the family instead, or took the mail off the list. */
const mailKinds = ["mail-sent-again", "mail-called", "mail-closed"] as const;

/** Assignments of requests, which keep two coordinators from doing the same work. */
const assignmentKinds = ["request-assigned", "request-given-back"] as const;

/** Work on requests; texts and reasons are stored in the requests' histories. */
const requestKinds = [
  "request-by-phone",
  "request-acted",
  "request-undone",
  "request-corrected",
  "request-contacts-changed",
  "request-papers-changed",
  "request-merged",
  "request-kind-changed",
  "request-partner",
  "request-erased",
] as const;

/** Changes of access to a family's page, and readings of the page by the family or with a watch link. */
const familyKinds = [
  "family-link-issued",
  "family-link-opened",
  "family-link-ended",
  "family-session-ended",
  "family-read",
  "watch-link-changed",
  "watch-read",
] as const;

/** A coordinator saved, renamed or deleted a filter. */
const filterKinds = ["filters-changed"] as const;

/** Shifts of the duty roster were added or removed. */
const dutyKinds = ["duty-changed"] as const;

/** A list was exported; the detail has the number of rows and the filters. */
const exportKinds = ["requests-exported"] as const;

/** All kinds of events, which coordinators see in the activity log. */
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
  return isAreaKey(value) || kindsOutsideEngine.some((kind) => kind === value);
}

/** The value that replaces the network for commands on the server. */
export const COMMAND_LINE = "command line";

/** Names of the changed fields, and numbers of revisions. The audit never stores the content. */
export interface ContentChange {
  fields: readonly string[];
  /** Number of the revision before the change; 0 if there was none. */
  before?: number;
  /** Number of the revision after the change. */
  after?: number;
}

/** An event to be audited. */
export interface AuditEntry {
  kind: AuditKind;
  /** The person who caused the event; null for visitors and for commands. */
  actorId: string | null;
  /** The account that the event is about; null if there is none. */
  subjectId: string | null;
  /** The network as rate limits count it, or `COMMAND_LINE`. */
  network: string;
  /** The request that the event is about. Readings are written by `recordReading`. */
  requestId?: string | null;
  record?: { kind: RecordKind; id: string };
  change?: ContentChange;
  /** A few words, such as a language or an export's filters; never an address or entered text. */
  detail?: string;
}
