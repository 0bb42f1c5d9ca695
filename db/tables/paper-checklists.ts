import type { Words } from "../column-values";
import type { DocumentKind, PaperNeed, WhosePaper } from "./papers";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

/** A paper on the checklist of a country. */
export interface ChecklistPapers extends RecordRow {
  position: number;
  /** `united-arab-emirates`. */
  country: string;
  whose: WhosePaper;
  need: PaperNeed;
  kind: DocumentKind;
  /** Address of the official page. */
  source: Words;
  /** The day on which the source was read, `2026-11-27`. */
  as_of: Words;
}

export interface ChecklistPaperTexts extends TextRow {
  title: Words;
  why: Words;
  how: Words;
}

export const paperChecklists = {
  owner: "features/content/paper-checklists",
  tables: {
    checklist_papers: recordTable<ChecklistPapers>()({
      notPersonal: {
        "place in the list": ["position"],
        "facts for any family": ["country", "whose", "need", "kind", "source", "as_of"],
      },
    }),
    checklist_paper_texts: textTable<ChecklistPaperTexts>()({
      notPersonal: { "words for any family": ["title", "why", "how"] },
    }),
  },
};
