export type MailKind =
  | "request-received"
  | "request-reply"
  | "request-answered"
  | "request-step"
  | "request-paper"
  | "request-code"
  | "request-link"
  | "coordinator-new-request"
  | "coordinator-urgent-waiting"
  | "coordinator-family-wrote"
  | "coordinator-new-story"
  | "coordinator-erased"
  | "coordinator-handed-over"
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
  | "test-mail"
  | SecurityMailKind;

/** Mails that warn the owner about a change of the account or an attack on it. */
export type SecurityMailKind =
  | "second-step-failures"
  | "second-step-on"
  | "second-step-off"
  | "recovery-code-used"
  | "new-device";

/** True for a mail whose text a coordinator wrote, false for automatic mails. */
export function isReply(kind: string): boolean {
  return kind === "request-reply";
}

/** True for a mail about an answer, whether or not it contains the answer's text. */
export function isAnswer(kind: string): boolean {
  return isReply(kind) || kind === "request-answered";
}

/** A composed mail that is ready for the outbox. */
export interface Mail {
  kind: MailKind;
  /** The request that the mail is about; left out if there is none. */
  requestId?: string;
  /** The event in the request's history that has the same text. */
  entryId?: string;
  /** A single address without a display name. */
  to: string;
  /** Lifetime of the link or code in the mail; after it the mail is not sent. */
  lifetimeMs?: number;
  /** The company's address, or null. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

const UNSAFE_IN_ADDRESS = /[\p{Cc}\p{Cf}\s<>()[\]\\,;:"]/u;
const UNSAFE_IN_HEADER = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Trims an address. Accepts more addresses than the forms do, so that a valid form never fails here.
 *
 * @throws Error unless the text is a single bare address, because it could otherwise contain a list or a header
 */
export function singleAddress(text: string): string {
  const address = text.trim();
  // the message omits the address, because errors may be logged
  if (!isSingleAddress(address)) throw new Error("The recipient of a mail is not one address");
  return address;
}

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
 * The same text for all addresses of a mailbox, used only for limits: plus tags are removed, and at Gmail also
 * dots. Text that is not an address is unchanged.
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

/** Makes a text safe for a header: one line without control characters. */
export function headerText(text: string): string {
  return text.replace(UNSAFE_IN_HEADER, " ").trim();
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Pauses between attempts in milliseconds, a little over three days in total. Three retries fall within ten
 * minutes, because greylisting servers ask for about five minutes (RFC 6647, 4.2).
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

/** The pause after this many failed attempts; null if no further attempt follows. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES[attempts - 1] ?? null;
}
