import { panel, quiet } from "~/dashboard/dashboard.css";
import { DefaultSubmitButton } from "~/dashboard/default-submit-button";
import { LanguageTabs } from "~/dashboard/language-tabs";
import { ListEditor } from "~/dashboard/list-editor";
import { RecordConflict, type RecordConflictView } from "~/dashboard/record-conflict";
import { RecordPage } from "~/dashboard/record-page";
import { TranslatedFields, WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { Button, ButtonRow } from "~/ui/button";
import { Prose } from "~/ui/prose";
import type { TextPreview } from "../engine/area.server";
import { Controls, type ListState } from "./controls";
import type { RecordView } from "./record.server";
import { RecordAside } from "./record-aside";

/** The form's errors, or the other coordinator's version. */
export type PartAnswer =
  | FormAnswer
  | {
      values: Record<string, string>;
      conflict: RecordConflictView & { title: string; seen: RecordView["view"]["seen"] };
    }
  /** A preview of the unsaved texts. */
  | { values: Record<string, string>; preview: TextPreview };

type Props = Pick<RecordView, "view" | "text">;

/** A record's page: the form of a tab, and the panels beside it. */
export function RecordEditor({ view, text, answer }: Props & { answer: PartAnswer | undefined }) {
  const form = { id: "words", action: view.paths.record, rules: view.rules, clientSide: true };
  if (answer && "conflict" in answer) {
    // the conflict page shows the other coordinator's version, and the sent values in the form
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={view.crumbs}>
        <RecordConflict conflict={conflict} textLanguage={view.textLanguage} text={text}>
          <AppForm
            {...form}
            defaults={values}
            hidden={conflict.seen}
            submit={hasPreviewButton(view) ? undefined : text.conflict.save}
            note={<p>{text.conflict.advice}</p>}
          >
            {hasLists(view) ? (
              <DefaultSubmitButton>{text.conflict.save}</DefaultSubmitButton>
            ) : null}
            {view.part === "facts" ? (
              <Controls controls={view.controls} lists={{ values, text: text.lines }} />
            ) : (
              <WrittenFields textLanguage={view.part} fields={view.fields} />
            )}
            <Lists view={view} values={values} text={text.lines} />
            <SaveAndPreview view={view} save={text.conflict.save} />
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  const previewAnswer = answer && "preview" in answer ? answer : undefined;
  const failedAnswer = answer && "preview" in answer ? undefined : answer;
  const arrangement =
    failedAnswer && "arrangement" in failedAnswer ? failedAnswer.arrangement : undefined;
  const lists = {
    values: answer?.values ?? view.values,
    text: text.lines,
    focus: arrangement?.focus,
  };
  return (
    <RecordPage
      problems={<FormProblems answer={failedAnswer} fields={view.labels} />}
      title={view.name}
      recordName={view.recordName}
      crumbs={view.crumbs}
      tabs={
        view.tabs.languages.length > 0 ? (
          <LanguageTabs label={text.languages} tabs={view.tabs.languages} facts={view.tabs.facts} />
        ) : undefined
      }
      aside={<RecordAside view={view} text={text} />}
    >
      {view.lead ? <p>{view.lead}</p> : null}
      {previewAnswer ? <UnsavedPreview view={view} preview={previewAnswer.preview} /> : null}
      <AppForm
        {...form}
        // remounts the form for another tab, after a list changed, and after saving, which may normalise values
        key={`${view.part} ${view.seen.version} ${arrangement?.id ?? ""}`}
        defaults={previewAnswer?.values ?? view.values}
        hidden={
          previewAnswer
            ? previewedVersions(view.seen, previewAnswer.values)
            : submittedFields(view.seen, failedAnswer)
        }
        answer={failedAnswer}
        isUnsaved={previewAnswer !== undefined}
        submit={hasPreviewButton(view) ? undefined : text.save}
        note={view.hasGaps ? <p>{text.gaps}</p> : null}
      >
        {hasLists(view) ? <DefaultSubmitButton>{text.save}</DefaultSubmitButton> : null}
        {view.part === "facts" ? (
          <Controls controls={view.controls} lists={lists} />
        ) : (
          <TranslatedFields
            textLanguage={view.part}
            fields={view.fields}
            text={{ ...text, toWrite: view.toWrite ?? "" }}
            olderNotice={view.older}
          />
        )}
        <Lists view={view} {...lists} />
        <SaveAndPreview view={view} save={text.save} />
      </AppForm>
    </RecordPage>
  );
}

/** True if the form has list buttons in addition to the save button. */
function hasLists({ lists, controls }: Props["view"]): boolean {
  return lists.length > 0 || controls.some(({ control }) => control === "list");
}

/** The list editors of a record's form. */
function Lists({ view, ...state }: ListState & Pick<Props, "view">) {
  return view.lists.map((list) => <ListEditor key={list.name} list={list} {...state} />);
}

/** True if the form has a preview button. */
const hasPreviewButton = ({ part, previewText }: RecordView["view"]) =>
  previewText !== null && part !== "facts";

function SaveAndPreview({ view, save }: { view: RecordView["view"]; save: string }) {
  if (!hasPreviewButton(view)) return null;
  return (
    <ButtonRow>
      <Button>{save}</Button>
      <Button variant="quiet" icon="eye" name="preview" value="on">
        {view.previewText?.button}
      </Button>
    </ButtonRow>
  );
}

function UnsavedPreview({
  view,
  preview: { title, lead, html },
}: {
  view: RecordView["view"];
  preview: TextPreview;
}) {
  return (
    <section className={panel} role="status">
      <h2>{view.previewText?.title}</h2>
      <p className={quiet}>{view.previewText?.lead}</p>
      <article lang={view.textLanguage}>
        <h3>{title}</h3>
        <p>
          <strong>{lead}</strong>
        </p>
        <Prose html={html} />
      </article>
    </section>
  );
}

/** The versions that the previewed form contained. */
function previewedVersions<Seen extends Record<string, string>>(
  fresh: Seen,
  values: Record<string, string>,
): Seen {
  const entries = Object.entries(fresh).map(([name, value]) => [name, values[name] ?? value]);
  return Object.fromEntries(entries) as Seen;
}
