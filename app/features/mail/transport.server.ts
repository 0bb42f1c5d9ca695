import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport as createMailer, type SendMailOptions } from "nodemailer";
import type { Env } from "~/server/env.server";
import { isLoopbackServer } from "~/server/smtp-url";
import { headerText, isReply, singleAddress } from "./mail";

export interface OutgoingMail {
  /** The id of the outbox row. It is the same at each attempt, so that duplicates can be recognised. */
  id: string;
  kind: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** `smtp` for a mail sent to a mail server, `file` for a file in `DATA_DIR/mail`. */
export type MailVia = "smtp" | "file";

export const MAILS_AT_ONCE = 3;

export interface MailTransport {
  readonly via: MailVia;
  /** @param signal aborts the attempt and its connection @throws DeliveryError, or a system error */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** The error of a rejected mail. It omits the server's message, because the message contains the address. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  constructor(
    /** For example `550 5.1.1` or `ETIMEDOUT`. */
    readonly code: string,
    /** True if another attempt would fail too. */
    readonly permanent: boolean,
  ) {
    super(`The mail was not accepted: ${code}`);
  }
}

type TransportEnv = Pick<Env, "smtpUrl" | "mailFrom" | "publicUrl" | "dataDir">;

/** Reads the company's name, the sender's display name, again for each mail. */
type SenderName = () => Promise<string>;

/** Sends mails by SMTP if `SMTP_URL` is set; else writes them to files in `DATA_DIR/mail`. */
export function createTransport(env: TransportEnv, senderName: SenderName): MailTransport {
  const { hostname } = new URL(env.publicUrl);
  const host = hostname.startsWith("[") ? "localhost" : hostname;
  const address = env.mailFrom ?? `no-reply@${host}`;
  const headersOf = async (mail: OutgoingMail) =>
    mailHeaders(mail, { name: headerText(await senderName()), address }, host);
  return env.smtpUrl
    ? smtpTransport(env.smtpUrl, headersOf)
    : fileTransport(join(env.dataDir, "mail"), headersOf);
}

type HeadersOf = (mail: OutgoingMail) => Promise<SendMailOptions>;

function smtpTransport(url: string, headersOf: HeadersOf): MailTransport {
  const mailer = createMailer({
    url,
    pool: true,
    // the worker itself limits concurrency and retries failed mails
    maxConnections: MAILS_AT_ONCE,
    maxRequeues: 0,
    // sends no password before STARTTLS; smtps:// begins with TLS anyway
    requireTLS: !isLoopbackServer(url),
    // limits for single steps; the worker limits the total time
    dnsTimeout: 15_000,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    via: "smtp",
    async send(mail, signal) {
      try {
        await mailer.sendMail({
          ...(await headersOf(mail)),
          signal,
          text: mail.text,
          html: mail.html ?? undefined,
        });
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => mailer.close(),
  };
}

function fileTransport(folder: string, headersOf: HeadersOf): MailTransport {
  const composer = createMailer({ streamTransport: true, buffer: true });
  return {
    via: "file",
    async send(mail) {
      const { message } = await composer.sendMail({
        ...(await headersOf(mail)),
        text: { raw: eightBit("text/plain", mail.text) },
        html: mail.html === null ? undefined : { raw: eightBit("text/html", mail.html) },
      });
      // only this process's user may read the files, because links in mails open accounts
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partialPath = join(folder, `.${mail.id}.tmp`);
      const file = await open(partialPath, "w", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      // the name depends only on the mail, so that sending it again after a crash replaces the first file
      await rename(partialPath, join(folder, fileName(mail)));
    },
    close: () => composer.close(),
  };
}

/** A part in 8-bit encoding, so that any editor shows the text and its links. */
function eightBit(type: string, content: string): string {
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit`;
  return `${head}\r\n\r\n${content.replace(/\r?\n/g, "\r\n")}\r\n`;
}

function fileName(mail: OutgoingMail): string {
  const kind = mail.kind.replace(/[^a-z0-9-]/gi, "-");
  const id = mail.id.replace(/[^a-z0-9-]/gi, "-");
  return `${mail.createdAt.replaceAll(":", "-")}-${kind}-${id}.eml`;
}

function mailHeaders(
  mail: OutgoingMail,
  from: { name: string; address: string },
  host: string,
): SendMailOptions {
  const address = singleAddress(mail.to);
  return {
    from,
    // addresses are objects, because nodemailer would parse strings as lists
    to: { name: "", address },
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    envelope: { from: from.address, to: [address] },
    subject: headerText(mail.subject),
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.createdAt),
    // prevents out-of-office replies (RFC 3834); mails with a coordinator's text are not automatic
    ...(isReply(mail.kind) ? {} : { headers: { "Auto-Submitted": "auto-generated" } }),
  };
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * A failure is permanent only if the server rejects the recipient. Refused log-in, sender or relaying (`530`,
 * `x.7.x`) is our configuration; a full mailbox (`552`, `x.2.2`) may be emptied.
 */
function deliveryError(error: unknown): DeliveryError {
  const { code, command, response, responseCode } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== "number") {
    return new DeliveryError(typeof code === "string" ? code : "UNKNOWN", false);
  }
  const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  const isOurFault = responseCode === 530 || enhancedCode?.startsWith("5.7.") === true;
  const isMailboxFull = enhancedCode ? enhancedCode === "5.2.2" : responseCode === 552;
  const isRecipientRefused = command === "RCPT TO" && responseCode >= 500 && responseCode < 600;
  const permanent = isRecipientRefused && !isOurFault && !isMailboxFull;
  const fullCode = enhancedCode ? `${responseCode} ${enhancedCode}` : `${responseCode}`;
  return new DeliveryError(fullCode, permanent);
}
