import { isIPv4 } from "node:net";

/** What would take the encryption away, or the check of whose it is (nodemailer's options in a URL). */
const WEAKENING = /^(ignoreTLS|requireTLS|opportunisticTLS|secured?|tls\.(?!servername$).*)$/i;

/** Whether the mail server is this machine: only there may mail and passwords pass unencrypted. */
export function isLoopbackServer(smtpUrl: string): boolean {
  const host = new URL(smtpUrl).hostname.toLowerCase();
  return host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));
}

/** Whether the URL asks for an unencrypted or unchecked way to another machine. */
export function asksForPlainMail(smtpUrl: string): boolean {
  if (isLoopbackServer(smtpUrl)) return false;
  return [...new URL(smtpUrl).searchParams.keys()].some((name) => WEAKENING.test(name));
}
