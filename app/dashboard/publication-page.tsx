import type { ReactNode } from "react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { Checklist, type ChecklistView } from "./checklist";
import { PublicationConflictPage, type PublicationConflictView } from "./publication-conflict";
import { PublicationPanel, type PublicationView } from "./publication-panel";
import { RecordPage } from "./record-page";
import type { WordsEditorText, WordsEditorView } from "./words-editor.server";

/** The result of the form, or an edit conflict. */
export type PublicationAnswer = FormAnswer | { conflict: PublicationConflictView };

/** Page for publishing a record, with its checklist. */
export function PublicationPage({
  view,
  text,
  answer,
  children,
}: {
  view: Pick<WordsEditorView, "name" | "recordName" | "crumbs" | "textLanguage"> & {
    paths: { record: string };
    publication: PublicationView;
    checklist: ChecklistView;
  };
  text: WordsEditorText;
  answer: PublicationAnswer | undefined;
  /** Options of the publication. */
  children?: ReactNode;
}) {
  if (answer && "conflict" in answer) {
    return <PublicationConflictPage view={view} text={text} conflict={answer.conflict} />;
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} />}
      title={view.name}
      recordName={view.recordName}
      crumbs={[...view.crumbs, { href: view.paths.record, label: view.name }]}
    >
      <PublicationPanel view={view.publication} text={text} answer={answer}>
        {children}
      </PublicationPanel>
      <Checklist view={view.checklist} />
    </RecordPage>
  );
}
