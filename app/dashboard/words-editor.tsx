import type { ReactNode } from "react";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { editing } from "~/locales/en/editing";
import { Button, ButtonRow } from "~/ui/button";
import { FirstButton } from "./first-button";
import { LanguageTabs } from "./language-tabs";
import { RecordConflict, type RecordConflictView } from "./record-conflict";
import { RecordPage } from "./record-page";
import { TranslatedFields, WrittenFields } from "./translated-fields";
import type { WordsEditorView } from "./words-editor.server";

export type WordsEditorText = typeof editing & { sample: string };

/** What the second of two who wrote the same words is shown. */
interface WordsConflictView extends RecordConflictView {
  title: string;
  /** The versions that are shown, and when. */
  seen: { version: string; english: string; openedAt: string };
}

/** The form's own answer, or what somebody else wrote meanwhile. */
export type WordsAnswer =
  | FormAnswer
  | { values: Record<string, string>; conflict: WordsConflictView };

/** A record's page: the words of a tab, and beside them what is known of the record. */
export function WordsEditor({
  view,
  text,
  answer,
  typed,
  besides,
  hasLists = false,
  moreButtons,
  aside,
  children,
}: {
  view: WordsEditorView;
  text: WordsEditorText;
  answer: WordsAnswer | undefined;
  /** What was typed, where nothing is wrong with it and it is not saved. */
  typed?: Record<string, string>;
  /** Controls of what is written beside the words, after a conflict too. */
  besides?: ReactNode;
  /** Whether lists are among them (`ListEditor`), whose buttons send the form too. */
  hasLists?: boolean;
  /** Beside the one that saves, after a conflict too. */
  moreButtons?: ReactNode;
  aside: ReactNode;
  /** Above the form. */
  children?: ReactNode;
}) {
  if (answer && "conflict" in answer) {
    const more = { besides, hasLists, more: moreButtons };
    return <WordsConflict view={view} text={text} {...more} {...answer} />;
  }
  const arranged = answer && "arrangement" in answer ? answer.arrangement?.id : undefined;
  const seen = typed ? pick(typed, view.seen) : keptFields(view.seen, answer);
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={view.name}
      crumbs={view.crumbs}
      tabs={<LanguageTabs label={text.languages} tabs={view.tabs} />}
      aside={aside}
    >
      {children}
      <AppForm
        // each tab is a form of its own, and so is one whose lists were changed
        key={`${view.written} ${arranged ?? ""}`}
        id="words"
        action={view.paths.record}
        rules={view.rules}
        defaults={typed ?? view.words}
        hidden={seen}
        answer={answer}
        isUnsaved={typed !== undefined}
        submit={moreButtons ? undefined : text.save}
        byScript
        note={view.hasGaps ? <p>{text.gaps}</p> : null}
      >
        {hasLists ? <FirstButton>{text.save}</FirstButton> : null}
        <TranslatedFields
          written={view.written}
          fields={view.fields}
          text={{ ...text, toWrite: view.toWrite }}
          older={view.older}
        />
        {besides}
        {moreButtons ? <SaveAndMore save={text.save}>{moreButtons}</SaveAndMore> : null}
      </AppForm>
    </RecordPage>
  );
}

function SaveAndMore({ save, children }: { save: string; children: ReactNode }) {
  return (
    <ButtonRow>
      <Button>{save}</Button>
      {children}
    </ButtonRow>
  );
}

function pick<Fields extends Record<string, string>>(
  typed: Record<string, string>,
  fresh: Fields,
): Fields {
  const entries = Object.entries(fresh).map(([name, value]) => [name, typed[name] ?? value]);
  return Object.fromEntries(entries) as Fields;
}

/** Two wrote the same words at once: theirs to read, one's own still in the form. */
function WordsConflict({
  view,
  text,
  conflict,
  values,
  besides,
  hasLists,
  more,
}: {
  view: WordsEditorView;
  text: WordsEditorText;
  conflict: WordsConflictView;
  values: Record<string, string>;
  besides: ReactNode;
  hasLists: boolean;
  more: ReactNode;
}) {
  return (
    <RecordPage title={conflict.title} crumbs={view.crumbs}>
      <RecordConflict conflict={conflict} written={view.written} text={text}>
        <AppForm
          id="words"
          action={view.paths.record}
          rules={view.rules}
          defaults={values}
          hidden={conflict.seen}
          submit={more ? undefined : text.conflict.save}
          byScript
          note={<p>{text.conflict.advice}</p>}
        >
          {hasLists ? <FirstButton>{text.conflict.save}</FirstButton> : null}
          <WrittenFields written={view.written} fields={view.fields} />
          {besides}
          {more ? <SaveAndMore save={text.conflict.save}>{more}</SaveAndMore> : null}
        </AppForm>
      </RecordConflict>
    </RecordPage>
  );
}
