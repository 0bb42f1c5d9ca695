import type { TableColumns } from "./column-kinds";
import type { Schema } from "./schema";

/** Columns of accounts, of what is noted of them, and of mails: a part of personal-columns.ts. */
export const accountColumns = {
  users: {
    deleted: ["id", "email", "name", "phone", "role", "password_hash", "language"],
    notPersonal: {
      "times, and gone with the row": [
        "email_verified_at",
        "disabled_at",
        "created_at",
        "updated_at",
      ],
    },
    download: ["email", "name", "phone", "role", "language", "email_verified_at", "created_at"],
    ends: "account",
  },
  sessions: {
    deleted: ["user_id", "user_agent", "network", "token_hash"],
    notPersonal: {
      random: ["id"],
      "times, and gone with the row": ["remember", "created_at", "last_seen_at", "expires_at"],
    },
    download: ["user_agent", "network", "created_at", "last_seen_at"],
    ends: "sessions",
  },
  one_time_links: {
    deleted: ["user_id", "email", "token_hash"],
    kept: { "who invited; emptied with that account": ["created_by"] },
    notPersonal: {
      random: ["id"],
      "times and kinds": ["purpose", "created_at", "expires_at", "used_at", "withdrawn_at"],
    },
    download: [],
    ends: "links",
  },
  second_factors: {
    deleted: ["user_id", "secret"],
    notPersonal: { "times, and gone with the row": ["confirmed_at", "last_step", "created_at"] },
    download: [],
    ends: "account",
  },
  recovery_codes: {
    deleted: ["user_id", "code_hash"],
    notPersonal: { random: ["id"], "times, and gone with the row": ["used_at"] },
    download: [],
    ends: "account",
  },
  passkeys: {
    deleted: ["user_id", "credential_id", "public_key", "name"],
    notPersonal: {
      random: ["id"],
      "how it works, and gone with the row": ["counter", "transports", "device_type", "backed_up"],
      "times, and gone with the row": ["created_at", "last_used_at"],
    },
    download: ["name", "created_at", "last_used_at"],
    ends: "account",
  },
  passkey_challenges: {
    deleted: ["user_id", "bound_to", "challenge"],
    notPersonal: { "a time": ["expires_at"] },
    download: [],
    ends: "passkey-challenges",
  },
  audit_events: {
    kept: {
      "nobody may wipe the traces of what they did by leaving": [
        "actor_id",
        "subject_id",
        "request_id",
        "network",
      ],
    },
    notPersonal: {
      random: ["id"],
      "what was done, in words of ours": ["at", "kind", "detail"],
      "of the content that was changed": ["record_kind", "record_id"],
    },
    download: ["at", "kind", "network", "detail"],
    ends: "audit",
  },
  outbox: {
    deleted: ["recipient", "subject", "body_text", "body_html"],
    notPersonal: {
      random: ["id"],
      "the company's own": ["reply_to"],
      "times, kinds and codes": [
        "kind",
        "created_at",
        "next_attempt_at",
        "attempts",
        "claimed_until",
        "sent_at",
        "failed_at",
        "last_error",
      ],
    },
    download: [],
    ends: "mails",
    sooner: { body_text: "mail-words", body_html: "mail-words" },
  },
  rate_limits: {
    notPersonal: { "a keyed hash and a count, for a day": ["key", "window_start", "count"] },
    download: [],
  },
} as const satisfies { [Table in keyof Schema]?: TableColumns<Table> };
