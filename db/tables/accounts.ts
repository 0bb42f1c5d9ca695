import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

export interface Users {
  id: string;
  /** Trimmed, normalised (NFKC) and in lower case; unique. */
  email: string;
  name: string | null;
  phone: string | null;
  role: "user" | "admin";
  /** A coordinator's name as families see it; null means the first word of the name. */
  public_name: Generated<string | null>;
  /** Codes of the languages that a coordinator speaks, separated by commas. */
  spoken_languages: Generated<string | null>;
  /** Time when a coordinator turned keyboard shortcuts off; null if they are on. */
  keys_off_at: Generated<Timestamp | null>;
  /** A coordinator's photo. */
  picture_id: Generated<string | null>;
  password_hash: string;
  language: Language;
  email_verified_at: Timestamp | null;
  disabled_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface OneTimeLinks {
  id: string;
  token_hash: string;
  purpose: "verify" | "reset" | "invite" | "sign-in";
  /** Null for an invitation, and for an address that gets no mail: the work must look the same. */
  user_id: string | null;
  email: string;
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
}

/** A weekly shift, in Dhaka time. */
export interface DutyHours {
  id: string;
  user_id: string;
  /** The weekday on which it begins; 0 is Sunday. */
  weekday: number;
  /** `21:00`. */
  starts: string;
  /** End time. If it is not after the start, the shift ends on the next day. */
  ends: string;
}

export const accounts = {
  owner: "features/identity",
  tables: {
    users: table<Users>()({
      deleted: [
        "id",
        "email",
        "name",
        "phone",
        "role",
        "public_name",
        "spoken_languages",
        "picture_id",
        "password_hash",
        "language",
      ],
      notPersonal: {
        "times, deleted with the row anyway": [
          "email_verified_at",
          "disabled_at",
          "keys_off_at",
          "created_at",
          "updated_at",
        ],
      },
      download: [
        "email",
        "name",
        "phone",
        "role",
        "public_name",
        "spoken_languages",
        "language",
        "email_verified_at",
        "created_at",
      ],
      withheld: {
        random: ["id"],
        "the download has the photo itself": ["picture_id"],
        "a secret, even from readers of the download": ["password_hash"],
      },
      ends: "account",
    }),
    one_time_links: table<OneTimeLinks>()({
      deleted: ["user_id", "email", "token_hash"],
      kept: { "who invited; emptied with that account": ["created_by"] },
      notPersonal: {
        random: ["id"],
        "times and kinds": ["purpose", "created_at", "expires_at", "used_at", "withdrawn_at"],
      },
      download: [],
      ends: "links",
    }),
    duty_hours: table<DutyHours>()({
      deleted: ["user_id", "weekday", "starts", "ends"],
      notPersonal: { random: ["id"] },
      download: ["weekday", "starts", "ends"],
      withheld: { "it identifies the account itself": ["user_id"] },
      ends: "account",
    }),
  },
};
