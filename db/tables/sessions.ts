import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Flag, Timestamp } from "../column-values";

export interface Sessions {
  id: string;
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  remember: Flag;
  user_agent: string;
  network: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
}

/** A form that could not be saved when it was sent. */
export interface KeptForms {
  id: string;
  user_id: string;
  /** Address to which the form is posted. */
  path: string;
  /** The typed values as JSON, encrypted with the data keys. */
  sealed: string;
  /** Reason: an expired session, a blocked author, a deleted record or a missing name. */
  cause: Generated<"logged-out" | "no-access" | "deleted" | "nameless">;
  created_at: Timestamp;
  /** Time when it was sent again or discarded. */
  settled_at: Timestamp | null;
}

export const sessions = {
  owner: "features/sessions",
  tables: {
    kept_forms: table<KeptForms>()({
      deleted: ["user_id", "path", "sealed"],
      notPersonal: { random: ["id"], "times and a code": ["cause", "created_at", "settled_at"] },
      download: [],
      ends: "kept-forms",
    }),
    sessions: table<Sessions>()({
      deleted: ["user_id", "user_agent", "network", "token_hash"],
      notPersonal: {
        random: ["id"],
        "times, deleted with the row anyway": [
          "remember",
          "created_at",
          "last_seen_at",
          "expires_at",
        ],
      },
      download: ["user_agent", "network", "created_at", "last_seen_at"],
      withheld: {
        "it identifies the account itself": ["user_id"],
        "a secret, even from readers of the download": ["token_hash"],
      },
      ends: "sessions",
    }),
  },
};
