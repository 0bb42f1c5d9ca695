/** Why a mail was given up, as far as the answer of the mail server tells. */
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

/** Our own code for a mail whose link or code ran out before it could be sent. */
export const EXPIRED = "EXPIRED";

/** What the code of the last attempt means (RFC 3463, 3; RFC 5321, 4.2.3), the closest first. */
const meanings: readonly [RegExp, FailureReason][] = [
  [/\b[45]\.2\.2$|^[45]52$/, "mailbox-full"],
  // switched off, or takes no mail from anybody
  [/\b[45]\.2\.[01]$/, "mailbox-closed"],
  // no such mailbox, no such domain, moved away
  [/\b5\.1\.(?:[0-46]|10)$|^55[013]$/, "unknown-address"],
  // logging in, the sender, relaying, TLS: mended on our side
  [/\b5\.(?:7\.\d+|1\.[78])$|^53\d\b|^E(?:AUTH|TLS|OAUTH2|NOAUTH)$/, "our-settings"],
  [/^4\d\d\b/, "asked-to-wait"],
  [new RegExp(`^${EXPIRED}$`), "expired"],
  [/^5\d\d\b|^E(?:ENVELOPE|MESSAGE)$/, "refused"],
  // nodemailer's, and those of the system's sockets and names
  [/^E(?:TIMEDOUT|TIMEOUT|CONN\w*|SOCKET|DNS|HOST\w*|NET\w*|AI_AGAIN|NOTFOUND|PIPE)$/, "no-answer"],
];

/** @param code as the outbox keeps it: `550 5.1.1`, `552` or `ETIMEDOUT` */
export function failureReason(code: string | null): FailureReason {
  return meanings.find(([pattern]) => pattern.test(code ?? ""))?.[1] ?? "other";
}
