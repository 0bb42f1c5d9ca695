import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** A row that was erased, so that it is erased again in a backup that is restored. */
export interface Erasures {
  id: string;
  kind: ErasedKind;
  /** The id of the row that was erased, or emptied. */
  row_id: string;
  at: Timestamp;
  /** When it was written beside the backups; null: not yet. */
  written_at: Timestamp | null;
}

/** `content team-member`: a record of an area of the content engine, which lies in the bin. */
export type ContentErasure = `content ${string}`;

export type ErasedKind =
  | ContentErasure
  | "account"
  | "request"
  | "story-address"
  | "mail"
  | "link"
  | "review"
  | "video-consent"
  | "picture";

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
