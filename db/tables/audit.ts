import type { Generated } from "kysely";
import type { TableColumns } from "../column-kinds";
import type { Timestamp } from "../column-values";

export interface AuditEvents {
  id: string;
  at: Timestamp;
  kind: string;
  actor_id: string | null;
  subject_id: string | null;
  /** The booking or message that was read; it may be gone. */
  request_id: Generated<string | null>;
  /** The piece of content that was changed, e.g. a `team-member`; it may be gone. */
  record_kind: Generated<string | null>;
  record_id: Generated<string | null>;
  network: string;
  detail: string;
}

export const auditColumns = {
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
      "which content was changed": ["record_kind", "record_id"],
    },
    download: ["at", "kind", "network", "detail"],
    withheld: {
      "other people's, too": ["actor_id", "subject_id", "request_id"],
    },
    ends: "audit",
  },
} as const satisfies {
  audit_events: TableColumns<AuditEvents>;
};
