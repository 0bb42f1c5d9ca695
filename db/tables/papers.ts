import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Timestamp, Words } from "../column-values";

/** The patient's papers, or those of a relative who travels along. */
export type WhosePaper = "patient" | "relative";

/** When a paper is needed. */
export type PaperNeed = "always" | "usually" | "if_asked";

/**
 * A paper that a request needs: a copied line of a checklist, or one that a coordinator added. A
 * copy changes only when a coordinator takes over the checklist's change.
 */
export interface RequestPapers {
  id: string;
  request_id: string;
  position: number;
  /** The row of `checklist_papers` from which it was copied; null if a coordinator added it. */
  checklist_id: string | null;
  /** That row's version when it was copied; 0 if a coordinator added it. */
  checklist_version: Generated<number>;
  whose: WhosePaper;
  need: PaperNeed;
  kind: DocumentKind;
  /** Its name for the family, as JSON by language; `why` and `how` likewise. */
  title: string;
  why: Words;
  how: Words;
  /** Address or name of the source; empty if a coordinator added it. */
  source: Words;
  /** The source's day, `2026-11-27`; empty if a coordinator added it. */
  as_of: Words;
  created_at: Timestamp;
  /** The coordinator who added it; null if it was copied. */
  added_by: string | null;
  removed_at: Timestamp | null;
}

/** Decides how long a document is kept: passports, identity and bank papers for a shorter time. */
export type DocumentKind =
  | "passport"
  | "identity"
  | "bank"
  | "photo"
  | "report"
  | "scan"
  | "prescription"
  | "letter"
  | "other";

/** A paper that arrived, or is arriving: one or more files. */
export interface Documents {
  id: string;
  request_id: string;
  /** The paper that it answers; null for one that nobody asked for. */
  paper_id: string | null;
  kind: DocumentKind;
  whose: WhosePaper;
  state: "receiving" | "received" | "accepted" | "refused" | "replaced";
  /** Reason of a refusal, for the family. */
  reason: Words;
  /** The way by which it came: with `page`, the family sent it on its page. */
  way: "page" | "whatsapp" | "email" | "courier" | "hand";
  /** The coordinator who added it; null if the family sent it. */
  added_by: string | null;
  /** The coordinator who accepted or refused it. */
  judged_by: string | null;
  judged_at: Timestamp | null;
  created_at: Timestamp;
  /** Time at which its first file was complete. */
  received_at: Timestamp | null;
}

const deletedAnyway = "deleted with its row anyway";
const ours = "a coordinator's work";

export const papers = {
  owner: "features/papers",
  tables: {
    request_papers: table<RequestPapers>()({
      deleted: ["title", "why", "how"],
      notPersonal: {
        random: ["id", "request_id", "checklist_id"],
        [deletedAnyway]: [
          "position",
          "checklist_version",
          "whose",
          "need",
          "kind",
          "source",
          "as_of",
          "created_at",
          "removed_at",
        ],
        [ours]: ["added_by"],
      },
      download: ["title", "why", "how", "whose", "need", "created_at", "removed_at"],
      ends: "requests",
    }),
    documents: table<Documents>()({
      deleted: ["kind", "whose", "reason"],
      notPersonal: {
        random: ["id", "request_id", "paper_id"],
        [deletedAnyway]: ["state", "way", "created_at", "received_at", "judged_at"],
        [ours]: ["added_by", "judged_by"],
      },
      download: [
        "kind",
        "whose",
        "state",
        "reason",
        "way",
        "created_at",
        "received_at",
        "judged_at",
      ],
      ends: "papers",
    }),
  },
};
