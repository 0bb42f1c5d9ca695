import type { TableColumns } from "../column-kinds";
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

export const sessionsColumns = {
  sessions: {
    deleted: ["user_id", "user_agent", "network", "token_hash"],
    notPersonal: {
      random: ["id"],
      "times, and gone with the row": ["remember", "created_at", "last_seen_at", "expires_at"],
    },
    download: ["user_agent", "network", "created_at", "last_seen_at"],
    withheld: {
      "it is what the copy is of": ["user_id"],
      "a secret, even from whoever reads the copy": ["token_hash"],
    },
    ends: "sessions",
  },
} as const satisfies {
  sessions: TableColumns<Sessions>;
};
