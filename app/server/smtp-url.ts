import { isIPv4 } from "node:net";

/** Options of nodemailer that turn off encryption or certificate checks. */
const WEAKENING_OPTION =
  /^(ignoreTLS|requireTLS|opportunisticTLS|secured?|tls\.(?!servername$).*)$/i;

/** True for a mail server on this machine, the only one that may use unencrypted mail. */
export function isLoopbackServer(smtpUrl: string): boolean {
  const host = new URL(smtpUrl).hostname.toLowerCase();
  return host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));
}

/**
 * True if the URL weakens encryption or certificate checks for a mail server on another machine.
 */
export function asksForPlainMail(smtpUrl: string): boolean {
  if (isLoopbackServer(smtpUrl)) return false;
  return [...new URL(smtpUrl).searchParams.keys()].some((name) => WEAKENING_OPTION.test(name));
}
