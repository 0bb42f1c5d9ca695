import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { Checklist, type ChecklistView } from "./checklist";
import { type HistoryLine, HistoryList } from "./history-list";
import { PublicationPanel, type PublicationView } from "./publication-panel";
import { SidePanel } from "./record-page";
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
      {view.history.length > 0 ? (
        <SidePanel title={text.history}>
          <HistoryList lines={view.history} />
        </SidePanel>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.revisions}>
          {text.revisions}
        </Link>
      </p>
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.deletion}>
          {text.delete}
        </Link>
      </p>
    </>
  );
}
