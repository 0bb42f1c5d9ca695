import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** Note of an erased row, which must be erased again after a backup is restored. */
export interface Erasures {
  id: string;
  kind: ErasedKind;
  /** The id of the erased or emptied row. */
  row_id: string;
  at: Timestamp;
  /** Time when the note was stored beside the backups; null until then. */
  written_at: Timestamp | null;
}

/** Kind of the row; `content team-member` is a deleted record of an area, in the bin. */
export type ContentErasure = `content ${string}`;

export type ErasedKind =
  | ContentErasure
  | "account"
  | "request"
  | "contact"
  | "story-address"
  | "mail"
  | "link"
  | "video-consent"
  | "picture"
  | "paper";

export const erasures = {
  owner: "features/audit",
  tables: {
    erasures: table<Erasures>()({
      kept: { "a random id, without which a restore would bring the rest back": ["row_id"] },
      notPersonal: { random: ["id"], "times and kinds": ["kind", "at", "written_at"] },
      download: [],
      ends: "erasure-notes",
    }),
  },
};
