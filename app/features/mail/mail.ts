export type MailKind =
  | "request-received"
  | "request-reply"
  | "coordinator-new-request"
  | "coordinator-new-story"
  | "coordinator-erased"
  | "verify-email"
  | "reset-password"
  | "account-exists"
  | "sign-in-code"
  | "invitation"
  | "password-changed"
  | "account-deleted"
  | "passkey-added"
  | "passkey-removed"
  | "backup-trouble"
  | SecurityMailKind;

/** What an owner is told of the account. */
export type SecurityMailKind =
  | "second-step-failures"
  | "second-step-on"
  | "second-step-off"
  | "recovery-code-used"
  | "new-device";

/** True for a coordinator's own words; false for mails that the site writes by itself. */
export function isReply(kind: string): boolean {
  return kind === "request-reply";
}

/** A mail as it is composed and kept in the outbox. */
export interface Mail {
  kind: MailKind;
  /** The request that it tells of; none where it tells of an account. */
  requestId?: string;
  /** The entry of the request's history whose words it carries. */
  entryId?: string;
  /** One address, without a display name. */
  to: string;
  /** Life of its link or code; after that it is not sent any more. */
  validMs?: number;
  /** Where an answer goes: the company, or nowhere. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

const UNSAFE_IN_ADDRESS = /[\p{Cc}\p{Cf}\s<>()[\]\\,;:"]/u;
const UNSAFE_IN_HEADER = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * The address, trimmed; wider than what the forms accept, so that a valid form never fails here.
 *
 * @throws Error where it is not exactly one bare address: a list or a header could hide in it
 */
export function singleAddress(written: string): string {
  const address = written.trim();
  // without the address: messages of errors may be logged
  if (!isSingleAddress(address)) throw new Error("The recipient of a mail is not one address");
  return address;
}

/** Whether it is exactly one bare address. */
export function isSingleAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  return (
    at > 0 &&
    at === address.indexOf("@") &&
    at < address.length - 1 &&
    address.length <= 254 &&
    !UNSAFE_IN_ADDRESS.test(address)
  );
}

/**
 * One form of all the addresses that a mailbox has, for limits alone: without what follows a plus, and
 * at Gmail without dots. What is no address stays as it is.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, "gmail.com");
  const name = address
    .slice(0, at)
    .toLowerCase()
    .replace(/^(.+?)\+.*$/, "$1");
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

/** On one line, without anything that could end a header. */
export function headerText(written: string): string {
  return written.replace(UNSAFE_IN_HEADER, " ").trim();
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * The pauses between attempts, in milliseconds: up to 12 hours, a little over three days in all. Greylisting
 * servers ask for five minutes (RFC 6647, 4.2); so there are three attempts within the first ten.
 */
const PAUSES = [
  MINUTE,
  4 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  ...Array.from({ length: 6 }, () => 12 * HOUR),
];

/** How long to wait after this many failed attempts; null: long enough, give up. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES[attempts - 1] ?? null;
}
