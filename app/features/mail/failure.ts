/** The reason why a mail failed, as far as the server's response tells. */
export type FailureReason =
  | "unknown-address"
  | "mailbox-full"
  | "mailbox-closed"
  | "our-settings"
  | "no-answer"
  | "asked-to-wait"
  | "expired"
  | "refused"
  | "other";

/** Our own error code for a mail whose link or code expired before the mail could be sent. */
export const EXPIRED = "EXPIRED";

/** Meanings of the error codes (RFC 3463, 3; RFC 5321, 4.2.3); the most specific are first. */
const meanings: readonly [RegExp, FailureReason][] = [
  [/\b[45]\.2\.2$|^[45]52$/, "mailbox-full"],
  // the mailbox is disabled or accepts no mail
  [/\b[45]\.2\.[01]$/, "mailbox-closed"],
  // the mailbox or domain does not exist or has moved
  [/\b5\.1\.(?:[0-46]|10)$|^55[013]$/, "unknown-address"],
  // log-in, sender, relaying or TLS; must be fixed in our settings
  [/\b5\.(?:7\.\d+|1\.[78])$|^53\d\b|^E(?:AUTH|TLS|OAUTH2|NOAUTH)$/, "our-settings"],
  [/^4\d\d\b/, "asked-to-wait"],
  [new RegExp(`^${EXPIRED}$`), "expired"],
  [/^5\d\d\b|^E(?:ENVELOPE|MESSAGE)$/, "refused"],
  // error codes of nodemailer, and of the system for sockets and name lookups
  [/^E(?:TIMEDOUT|TIMEOUT|CONN\w*|SOCKET|DNS|HOST\w*|NET\w*|AI_AGAIN|NOTFOUND|PIPE)$/, "no-answer"],
];

/** @param code the error code stored in the outbox, such as `550 5.1.1`, `552` or `ETIMEDOUT` */
export function failureReason(code: string | null): FailureReason {
  return meanings.find(([pattern]) => pattern.test(code ?? ""))?.[1] ?? "other";
}
