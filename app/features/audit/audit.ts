import { type AreaKey, isAreaKey } from "~/locales/areas";

/** What coordinators do to what the public reads. */
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

/** The kinds of content that are no areas of the engine, as the dashboard's addresses name them. */
const recordKinds = ["patient-reviews", "pictures", "company-info", "costs"] as const;
export type RecordKind = (typeof recordKinds)[number] | AreaKey;

/** What coordinators do about emails that were given up. */
const mailKinds = ["mail-sent-again", "mail-called", "mail-closed"] as const;

/** Who has a request, so that two do not do one thing. */
const assignmentKinds = ["request-assigned", "request-given-back"] as const;

/** What coordinators do with requests; what was said and why stands in the requests' histories. */
const requestKinds = [
  "request-acted",
  "request-undone",
  "request-corrected",
  "request-merged",
  "request-kind-changed",
  "request-erased",
] as const;

/** A person saved, renamed or deleted a filter of their own. */
const filterKinds = ["filters-changed"] as const;

/** Whoever takes a list away as a file: with how many rows, and by what it was filtered. */
const exportKinds = ["requests-exported"] as const;

/** What is noted of accounts, of attacks, of readings and of content, and shown to admins. */
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
  ...exportKinds,
  ...filterKinds,
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

/** Stands where the network would, for what was done on the server itself. */
export const COMMAND_LINE = "command line";

/** What was changed: which fields, and of words their revisions; never what they say. */
export interface ContentChange {
  /** The fields' names. */
  fields: readonly string[];
  /** The version of the words until then; 0 where there were none. */
  before?: number;
  /** Their version now. */
  after?: number;
}

/** Something that happened to an account, or to a piece of content. */
export interface AuditEntry {
  kind: AuditKind;
  /** Who did it; null for somebody who is not signed in, and for the command line. */
  actorId: string | null;
  /** Whose account it is about; null where there is none. */
  subjectId: string | null;
  /** The limiting address of the network, or `COMMAND_LINE`. */
  network: string;
  /** The booking or message that it is about; of readings `recordReading` notes it. */
  requestId?: string | null;
  /** The content that it is about. */
  record?: { kind: RecordKind; id: string };
  /** What was changed of its words. */
  change?: ContentChange;
  /** A word or two, never an address or what somebody typed; of changed words their language. */
  detail?: string;
}
