import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** A record's words after a change; written once and never changed. */
export interface Revisions {
  /** Kind of the record in the audit, e.g. `team-member`. */
  record_kind: string;
  record_id: string;
  /** Empty for facts common to all languages. */
  language: Language | "";
  /** Version of these words. */
  version: number;
  /** Version of the English that they were checked against; 0: unknown. */
  english_version: number;
  /** JSON: each field's text by its name. */
  fields: string;
  /** Null for words older than the first revision. */
  actor_id: string | null;
  at: Timestamp;
}

export const revisions = {
  owner: "features/audit",
  tables: {
    revisions: table<Revisions>()({
      kept: {
        "what was published, and by whom; goes with its record, or a year after it was replaced": [
          "fields",
          "actor_id",
        ],
      },
      notPersonal: {
        "which words, and when": [
          "record_kind",
          "record_id",
          "language",
          "version",
          "english_version",
          "at",
        ],
      },
      download: [],
      ends: "publication",
    }),
  },
};
