import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { Checklist, type ChecklistView } from "./checklist";
import type { HistoryLine } from "./history-list";
import { PublicationPanel, type PublicationView } from "./publication-panel";
import { RecordEnd } from "./record-end";
import type { WordsEditorText } from "./words-editor";
import type { WordsEditorView } from "./words-editor.server";

/** What stands beside the words: whether the public sees them, what was done, and the way out. */
export function WordsAside({
  view,
  text,
  publicationMore,
  children,
}: {
  view: Pick<WordsEditorView, "paths"> & {
    publication: PublicationView;
    /** Where it is seen as families will see it. */
    preview: string;
    checklist: ChecklistView;
    history: readonly HistoryLine[];
  };
  text: WordsEditorText;
  /** Below the button that publishes. */
  publicationMore?: ReactNode;
  /** Panels of the area's own. */
  children?: ReactNode;
}) {
  return (
    <>
      <PublicationPanel view={view.publication} text={text} more={publicationMore} />
      <p>
        <a className={buttonClass("quiet")} href={view.preview}>
          {text.preview.link}
        </a>
      </p>
      <Checklist view={view.checklist} />
      {children}
      <RecordEnd history={view.history} paths={view.paths} text={text} />
    </>
  );
}
