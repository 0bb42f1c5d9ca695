import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport as createMailer, type SendMailOptions } from "nodemailer";
import type { Env } from "~/server/env.server";
import { isLoopbackServer } from "~/server/smtp-url";
import { headerText, isReply, singleAddress } from "./mail";

/** A mail of the outbox on its way out. */
export interface OutgoingMail {
  /** The row's id: the same at every attempt, so that a duplicate can be recognised. */
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

/** A mail server took it, or it lies as a file in `DATA_DIR/mail`. */
export type MailVia = "smtp" | "file";

/** How many mails are on their way at once. */
export const MAILS_AT_ONCE = 3;

export interface MailTransport {
  /** Where a mail has gone once it is sent. */
  readonly via: MailVia;
  /**
   * @param signal ends the attempt, with its connection
   * @throws DeliveryError, or whatever the system threw
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Why a mail was not accepted, told without the server's words, which quote the address. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  constructor(
    /** e.g. `550 5.1.1` or `ETIMEDOUT`. */
    readonly code: string,
    /** Trying again would not help. */
    readonly permanent: boolean,
  ) {
    super(`The mail was not accepted: ${code}`);
  }
}

type TransportEnv = Pick<Env, "smtpUrl" | "mailFrom" | "publicUrl" | "dataDir">;

/** The company, as mail programs show it beside the sender's address; asked for at each mail. */
type SenderName = () => Promise<string>;

/** Sends by SMTP where `SMTP_URL` names a server, else writes files into `DATA_DIR/mail`. */
export function createTransport(env: TransportEnv, senderName: SenderName): MailTransport {
  const { hostname } = new URL(env.publicUrl);
  const host = hostname.startsWith("[") ? "localhost" : hostname;
  const address = env.mailFrom ?? `no-reply@${host}`;
  const headersOf = async (mail: OutgoingMail) =>
    headers(mail, { name: headerText(await senderName()), address }, host);
  return env.smtpUrl
    ? smtpTransport(env.smtpUrl, headersOf)
    : fileTransport(join(env.dataDir, "mail"), headersOf);
}

type HeadersOf = (mail: OutgoingMail) => Promise<SendMailOptions>;

function smtpTransport(url: string, headersOf: HeadersOf): MailTransport {
  const mailer = createMailer({
    url,
    pool: true,
    // the worker says how many go at once, and repeats what failed itself
    maxConnections: MAILS_AT_ONCE,
    maxRequeues: 0,
    // nothing is said, and no password, before STARTTLS; smtps:// begins with TLS
    requireTLS: !isLoopbackServer(url),
    // of single steps; the worker's own bound is over all of them
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
      // readable by this process's owner only: the links in mails open accounts
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = join(folder, `.${mail.id}.tmp`);
      const file = await open(partial, "w", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      // the name depends on the mail alone: a repetition after a crash replaces the first copy
      await rename(partial, join(folder, fileName(mail)));
    },
    close: () => composer.close(),
  };
}

/** Unencoded, so that the file can be read, and a link copied, with any text editor. */
function eightBit(type: string, content: string): string {
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit`;
  return `${head}\r\n\r\n${content.replace(/\r?\n/g, "\r\n")}\r\n`;
}

function fileName(mail: OutgoingMail): string {
  const kind = mail.kind.replace(/[^a-z0-9-]/gi, "-");
  const id = mail.id.replace(/[^a-z0-9-]/gi, "-");
  return `${mail.createdAt.replaceAll(":", "-")}-${kind}-${id}.eml`;
}

function headers(
  mail: OutgoingMail,
  from: { name: string; address: string },
  host: string,
): SendMailOptions {
  const address = singleAddress(mail.to);
  return {
    from,
    // as objects, which nodemailer does not parse as lists
    to: { name: "", address },
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    envelope: { from: from.address, to: [address] },
    subject: headerText(mail.subject),
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.createdAt),
    // keeps holiday answers away (RFC 3834); a coordinator's words are not automatic
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
 * Final is only what the server says of the recipient. A refused log-in, sender or relaying
 * (`530`, `x.7.x`) is our own configuration: once it is mended, the mail can still go. A full
 * mailbox (`552`, RFC 5321, 4.2.3; `x.2.2`, RFC 3463, 3.3) may be emptied.
 */
function deliveryError(error: unknown): DeliveryError {
  const { code, command, response, responseCode } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== "number") {
    return new DeliveryError(typeof code === "string" ? code : "UNKNOWN", false);
  }
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  const ours = responseCode === 530 || enhanced?.startsWith("5.7.") === true;
  const full = enhanced ? enhanced === "5.2.2" : responseCode === 552;
  const refused = command === "RCPT TO" && responseCode >= 500 && responseCode < 600;
  const permanent = refused && !ours && !full;
  return new DeliveryError(enhanced ? `${responseCode} ${enhanced}` : `${responseCode}`, permanent);
}
