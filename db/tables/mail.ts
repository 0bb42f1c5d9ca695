import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

export interface Outbox {
  id: string;
  kind: string;
  /** The request that the mail is about; null if it is about something else. */
  request_id: Generated<string | null>;
  /** The history entry with the mail's text, from which it can be sent again. */
  entry_id: Generated<string | null>;
  recipient: string;
  /** A common form of all spellings of the recipient's address, used to limit unrequested mails. */
  mailbox: Generated<string>;
  /** The company's address, to which replies go; null if it is missing or invalid. */
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  attempts: Generated<number>;
  /** Until this time a worker has reserved the mail for sending. */
  claimed_until: Timestamp | null;
  sent_at: Timestamp | null;
  /** Null if it was not sent or has no recipient. */
  sent_via: Generated<"smtp" | "file" | null>;
  /** Expiry of its link or code; null if it can be sent at any time. */
  expires_at: Generated<Timestamp | null>;
  /** Time at which it became a failed mail; null for other mails. */
  failed_at: Timestamp | null;
  last_error: string | null;
  /** Time, way and person when a coordinator settled a failed mail. */
  settled_at: Generated<Timestamp | null>;
  settled_as: Generated<"sent-again" | "called" | "closed" | null>;
  settled_by: Generated<string | null>;
}

/** One row for each mail server through which a test mail has arrived. */
export interface MailTests {
  /** Host and port. */
  server: string;
  arrived_at: Timestamp;
}

export const mail = {
  owner: "features/mail",
  tables: {
    outbox: table<Outbox>()({
      deleted: ["recipient", "mailbox", "subject", "body_text", "body_html"],
      kept: { "whose work it was": ["settled_by"] },
      notPersonal: {
        random: ["id", "request_id", "entry_id"],
        "the company's own": ["reply_to"],
        "times, kinds and codes": [
          "kind",
          "created_at",
          "next_attempt_at",
          "attempts",
          "claimed_until",
          "sent_at",
          "sent_via",
          "expires_at",
          "failed_at",
          "last_error",
          "settled_at",
          "settled_as",
        ],
      },
      download: [],
      ends: "mails",
      sooner: { body_text: "mail-words", body_html: "mail-words" },
    }),
    mail_tests: table<MailTests>()({
      notPersonal: { "about the mail server": ["server", "arrived_at"] },
      download: [],
    }),
  },
};
