import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Flag, Timestamp } from "../column-values";

/** A private link to a family's page, or a code for it that is given by phone. */
export interface RequestLinks {
  id: string;
  request_id: string;
  /** The contact person who got it; null means the person who sent the request. */
  contact_id: string | null;
  /** For a link the SHA-256 of its token, for a code a keyed hash. */
  token_hash: string;
  way: "mail" | "whatsapp" | "spoken";
  created_at: Timestamp;
  /** The coordinator who created it; null if it was mailed automatically. */
  created_by: string | null;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** Number of wrong last digits entered since it was last opened. */
  tries: Generated<number>;
  ended_at: Timestamp | null;
}

/** A browser in which a family's page is open. */
export interface RequestSessions {
  id: string;
  request_id: string;
  contact_id: string | null;
  /** SHA-256 of a cookie's token. One cookie may have sessions of several requests. */
  token_hash: string;
  /**
   * `sent` if the request was sent from this browser, otherwise the kind of link that opened it.
   */
  way: "sent" | RequestLinks["way"];
  /** `shared`: the session ends when the browser closes, after two hours at most. */
  device: "own" | "shared";
  user_agent: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** Hash of a mailed six-digit code: needed to change contacts, erase, or open some papers. */
  code_hash: string | null;
  code_expires_at: Timestamp | null;
  code_tries: Generated<number>;
  /** These acts are allowed until this time, after a mailed or spoken code. */
  confirmed_until: Timestamp | null;
}

/** A read-only link for relatives. */
export interface WatchLinks {
  id: string;
  request_id: string;
  token_hash: string;
  label: string;
  shows_travel: Flag;
  created_at: Timestamp;
  expires_at: Timestamp;
  openings: Generated<number>;
  last_opened_at: Timestamp | null;
  ended_at: Timestamp | null;
}

/** A notice to the family about an event on its page, once for each channel. */
export interface Notices {
  /** Hash of event and channel. */
  id: string;
  request_id: string;
  event_id: string;
  channel: "mail" | "whatsapp";
  created_at: Timestamp;
  /**
   * The coordinator who confirmed that the message was sent; null for a mail, whose state is in the
   * outbox.
   */
  sent_by: string | null;
  sent_at: Timestamp | null;
}

const deletedAnyway = "deleted with its row anyway";

export const familyAccess = {
  owner: "features/requests",
  tables: {
    request_links: table<RequestLinks>()({
      deleted: ["contact_id", "token_hash"],
      notPersonal: {
        random: ["id", "request_id"],
        [deletedAnyway]: ["way", "created_at", "expires_at", "used_at", "tries", "ended_at"],
        "a coordinator's work": ["created_by"],
      },
      download: ["way", "created_at", "expires_at", "used_at", "ended_at"],
      withheld: {
        secrets: ["token_hash"],
        "the download has only the account's own": ["contact_id"],
      },
      ends: "links",
    }),
    request_sessions: table<RequestSessions>()({
      deleted: ["contact_id", "token_hash", "user_agent", "code_hash"],
      notPersonal: {
        random: ["id", "request_id"],
        [deletedAnyway]: [
          "way",
          "device",
          "created_at",
          "last_seen_at",
          "expires_at",
          "code_expires_at",
          "code_tries",
          "confirmed_until",
        ],
      },
      download: ["way", "device", "user_agent", "created_at", "last_seen_at", "expires_at"],
      withheld: {
        secrets: ["token_hash", "code_hash"],
        "the download has only the account's own": ["contact_id"],
      },
      ends: "sessions",
    }),
    watch_links: table<WatchLinks>()({
      deleted: ["label", "token_hash"],
      notPersonal: {
        random: ["id", "request_id"],
        [deletedAnyway]: [
          "shows_travel",
          "created_at",
          "expires_at",
          "openings",
          "last_opened_at",
          "ended_at",
        ],
      },
      download: [
        "label",
        "shows_travel",
        "created_at",
        "expires_at",
        "openings",
        "last_opened_at",
        "ended_at",
      ],
      withheld: { secrets: ["token_hash"] },
      ends: "links",
    }),
    notices: table<Notices>()({
      deleted: ["sent_at"],
      notPersonal: {
        random: ["id", "request_id", "event_id"],
        [deletedAnyway]: ["channel", "created_at"],
        "a coordinator's work": ["sent_by"],
      },
      download: ["channel", "created_at", "sent_at"],
      ends: "requests",
    }),
  },
};
