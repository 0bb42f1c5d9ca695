import { randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";
import type { Database } from "#db/connection.server";
import type { MailKind } from "~/features/mail/mail";
import { enqueueMail } from "~/features/mail/outbox.server";
import { sendDueMail } from "~/features/mail/outbox-worker.server";
import { acceptingTransport } from "./mail-transports";
import type { Site } from "./site";

/** Puts one mail for each recipient into the outbox. */
export async function enqueueTo(db: Database, at: Date, recipients: string[]): Promise<void> {
  for (const to of recipients) {
    await enqueueMail(
      db,
      {
        kind: "request-received",
        to,
        replyTo: null,
        subject: "subject",
        text: "text",
        html: "<p>html</p>",
      },
      at,
    );
  }
}

/** Prepares inserting mails synchronously, on a separate connection. */
export async function rawMails(db: Database, databaseUrl: string, at: Date) {
  await enqueueTo(db, at, ["pattern@example.com"]);
  const sqlite = new Sqlite(databaseUrl.slice("file:".length));
  const row = sqlite.prepare<[], Record<string, unknown>>("select * from outbox").get() ?? {};
  sqlite.prepare("delete from outbox").run();
  const columns = Object.keys(row);
  const insert = sqlite.prepare(
    `insert into outbox (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
  );
  return {
    insert: () => insert.run({ ...row, id: randomUUID() }),
    close: () => sqlite.close(),
  };
}

/** Sends the waiting mails after an outage of the mail server. @returns their recipients */
export async function recipientsAfter(
  { db, clock }: Pick<Site, "db" | "clock">,
  outageMs: number,
): Promise<string[]> {
  const now = new Date(clock.now.getTime() + outageMs);
  const transport = acceptingTransport();
  await sendDueMail({ db, now: () => now, log: () => {} }, transport);
  return transport.sent.map(({ to }) => to);
}

/** True if the outbox contains a mail of this kind, for anybody or for one recipient. */
async function hasMailTo(
  { db }: Pick<Site, "db">,
  kind: MailKind,
  recipient?: string,
): Promise<boolean> {
  const mails = db.selectFrom("outbox").select("recipient").where("recipient", "!=", "");
  const found = await mails.where("kind", "=", kind).execute();
  return found.some((mail) => recipient === undefined || mail.recipient === recipient);
}

/** True if a mail to coordinators about a new request is in the outbox. */
export function hasCoordinatorMail(site: Site): Promise<boolean> {
  return hasMailTo(site, "coordinator-new-request");
}

/** True if a receipt for the family is in the outbox. */
export function hasReceipt(site: Site, email: string): Promise<boolean> {
  return hasMailTo(site, "request-received", email);
}
