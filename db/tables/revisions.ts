import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** A record's texts after a change; a row is never changed. */
export interface Revisions {
  /** Kind of the record in the audit, e.g. `team-member`. */
  record_kind: string;
  record_id: string;
  /** Empty for facts that are the same in all languages. */
  language: Language | "";
  /** Version of these texts. */
  version: number;
  /** Version of the English with which they were last compared; 0 if unknown. */
  english_version: number;
  /** JSON: each field's text by its name. */
  fields: string;
  /** Null for texts that are older than the first revision. */
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
