import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

export interface Outbox {
  id: string;
  kind: string;
  /** The booking or message that it tells of; null: it tells of an account. */
  request_id: Generated<string | null>;
  /** The entry of the request's history whose words it carries; they can be sent again from there. */
  entry_id: Generated<string | null>;
  recipient: string;
  /** One form of all the recipient's addresses; mails that it did not ask for are counted by it. */
  mailbox: Generated<string>;
  /** The company's address in mails to families; null: answers go nowhere. */
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  attempts: Generated<number>;
  /** While a worker is sending: until when nobody else may. */
  claimed_until: Timestamp | null;
  sent_at: Timestamp | null;
  /** Null: not sent, or kept for nobody. */
  sent_via: Generated<"smtp" | "file" | null>;
  /** When its link or code stops working; null: it can be sent at any time. */
  expires_at: Generated<Timestamp | null>;
  /** Given up after the last attempt. */
  failed_at: Timestamp | null;
  last_error: string | null;
  /** When a coordinator dealt with a mail that was given up, how, and who. */
  settled_at: Generated<Timestamp | null>;
  settled_as: Generated<"sent-again" | "called" | "closed" | null>;
  settled_by: Generated<string | null>;
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
  },
};
