import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

export interface AuditEvents {
  id: string;
  at: Timestamp;
  kind: string;
  actor_id: string | null;
  subject_id: string | null;
  /** The request that the event is about; it may no longer exist. */
  request_id: Generated<string | null>;
  /** The kind of the changed record, e.g. `team-member`; the record may no longer exist. */
  record_kind: Generated<string | null>;
  record_id: Generated<string | null>;
  /** Names of the changed fields of the record, separated by commas. */
  changed_fields: Generated<string | null>;
  /** Revisions before and after the change; 0 if there was none. */
  before_version: Generated<number | null>;
  after_version: Generated<number | null>;
  network: string;
  detail: string;
}

export const audit = {
  owner: "features/audit",
  tables: {
    audit_events: table<AuditEvents>()({
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
        "which content was changed": [
          "record_kind",
          "record_id",
          "changed_fields",
          "before_version",
          "after_version",
        ],
      },
      download: ["at", "kind", "network", "detail"],
      withheld: {
        "other people's, too": ["actor_id", "subject_id", "request_id"],
      },
      ends: "audit",
    }),
  },
};
