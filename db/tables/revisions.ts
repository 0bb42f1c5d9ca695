import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** What a record's words were after one of their changes; written once and never changed. */
export interface Revisions {
  /** As the audit has it, e.g. `team-member`. */
  record_kind: string;
  record_id: string;
  /** Empty for what a record says in no language of its own. */
  language: Language | "";
  /** The version of the words that these are. */
  version: number;
  /** The version of the English that they were held against then; 0: unknown. */
  english_version: number;
  /** JSON: each field's text by its name. */
  fields: string;
  /** Null for what stood there before anybody's changes were kept. */
  actor_id: string | null;
  at: Timestamp;
}

export const revisions = {
  owner: "features/revisions",
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
