import type { ColumnType, Generated } from "kysely";
import { table } from "../column-kinds";
import type { Flag, Timestamp } from "../column-values";

export interface SecondFactors {
  user_id: string;
  /** Encrypted with a data key (app/server/seal.server.ts). */
  secret: string;
  confirmed_at: Timestamp | null;
  /** The session in which the secret was shown; cleared on confirmation. */
  session_id: Generated<string | null>;
  /** The last accepted TOTP step, so that a code works only once. */
  last_step: number;
  created_at: Timestamp;
}

export interface RecoveryCodes {
  id: string;
  user_id: string;
  /** A hash, encrypted with a data key. */
  code_hash: string;
  used_at: Timestamp | null;
}

export interface Passkeys {
  id: string;
  user_id: string;
  /** The authenticator's id, base64url; unique. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /**
   * Number of uses that the authenticator reports; 0 if it does not count them. Both engines return
   * it as a number.
   */
  counter: ColumnType<number | string, number, number>;
  /** Transports of the authenticator (`internal`, `usb` …), separated by spaces. */
  transports: string;
  device_type: "singleDevice" | "multiDevice";
  backed_up: Flag;
  /** The name that the person gave it. */
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface PasskeyChallenges {
  /**
   * SHA-256 (hex) of the ticket of a second factor, or of a session; each has one challenge at a
   * time.
   */
  bound_to: string;
  user_id: string;
  challenge: string;
  expires_at: Timestamp;
}

export const secondFactor = {
  owner: "features/identity",
  tables: {
    second_factors: table<SecondFactors>()({
      deleted: ["user_id", "secret"],
      notPersonal: {
        random: ["session_id"],
        "times, deleted with the row anyway": ["confirmed_at", "last_step", "created_at"],
      },
      download: [],
      ends: "account",
    }),
    recovery_codes: table<RecoveryCodes>()({
      deleted: ["user_id", "code_hash"],
      notPersonal: { random: ["id"], "times, deleted with the row anyway": ["used_at"] },
      download: [],
      ends: "account",
    }),
    passkeys: table<Passkeys>()({
      deleted: ["user_id", "credential_id", "public_key", "name"],
      notPersonal: {
        random: ["id"],
        "how it works, deleted with the row anyway": [
          "counter",
          "transports",
          "device_type",
          "backed_up",
        ],
        "times, deleted with the row anyway": ["created_at", "last_used_at"],
      },
      download: ["name", "created_at", "last_used_at"],
      withheld: {
        "it identifies the account itself": ["user_id"],
        "of the key itself, which the person has": ["credential_id", "public_key"],
      },
      ends: "account",
    }),
    passkey_challenges: table<PasskeyChallenges>()({
      deleted: ["user_id", "bound_to", "challenge"],
      notPersonal: { "a time": ["expires_at"] },
      download: [],
      ends: "passkey-challenges",
    }),
  },
};
