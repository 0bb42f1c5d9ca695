import { AppForm } from "~/features/forms/app-form";
import { RecordConflict, type RecordConflictView } from "./record-conflict";
import { RecordPage } from "./record-page";
import type { WordsEditorText, WordsEditorView } from "./words-editor.server";

/** Conflict: somebody changed the record before this person published or withdrew it. */
export interface PublicationConflictView extends RecordConflictView {
  title: string;
  advice: string;
  submit: string;
  action: string;
  hidden: Record<string, string>;
}

export function PublicationConflictPage({
  view,
  text,
  conflict,
}: {
  view: Pick<WordsEditorView, "crumbs" | "textLanguage">;
  text: WordsEditorText;
  conflict: PublicationConflictView;
}) {
  return (
    <RecordPage title={conflict.title} crumbs={view.crumbs}>
      <RecordConflict conflict={conflict} textLanguage={view.textLanguage} text={text}>
        <p>{conflict.advice}</p>
        <AppForm
          id="publication"
          action={conflict.action}
          hidden={conflict.hidden}
          submit={conflict.submit}
          clientSide
        />
      </RecordConflict>
    </RecordPage>
  );
}
