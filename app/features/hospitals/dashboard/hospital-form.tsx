import { FirstButton } from "~/dashboard/first-button";
import { ListEditor } from "~/dashboard/list-editor";
import { TranslatedFields, WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import type { HospitalWordsConflict } from "./hospital-conflict.server";
import type { HospitalEditing } from "./hospital-editor.server";

type Page = Pick<HospitalEditing, "view" | "text">;

/** A hospital's words in the language of the tab. */
export function HospitalForm({ view, text, answer }: Page & { answer: FormAnswer | undefined }) {
  const values = answer?.values ?? view.words;
  const arrangement = answer && "arrangement" in answer ? answer.arrangement : undefined;
  return (
    <AppForm
      // each tab is a form of its own, and so is one whose lists were changed
      key={`${view.written} ${arrangement?.id ?? ""}`}
      id="words"
      action={view.paths.record}
      rules={view.rules}
      defaults={view.words}
      hidden={keptFields(view.seen, answer)}
      answer={answer}
      submit={text.save}
      byScript
      note={view.hasGaps ? <p>{text.gaps}</p> : null}
    >
      <FirstButton>{text.save}</FirstButton>
      <TranslatedFields
        written={view.written}
        fields={view.isEnglish ? view.fields : [...view.fields, ...view.lines]}
        text={{ ...text, toWrite: view.toWrite }}
        older={view.older}
      />
      {view.isEnglish ? (
        <Lists view={view} text={text} values={values} focus={arrangement?.focus} />
      ) : null}
    </AppForm>
  );
}

/** Two wrote the same words at once: one's own are still in the form. */
export function HospitalConflictForm({
  view,
  text,
  conflict,
  values,
}: Page & HospitalWordsConflict) {
  return (
    <AppForm
      id="words"
      action={view.paths.record}
      rules={view.rules}
      defaults={values}
      hidden={conflict.seen}
      submit={text.conflict.save}
      byScript
      note={<p>{text.conflict.advice}</p>}
    >
      <FirstButton>{text.conflict.save}</FirstButton>
      <WrittenFields
        written={view.written}
        fields={view.isEnglish ? view.fields : [...view.fields, ...view.lines]}
      />
      {view.isEnglish ? <Lists view={view} text={text} values={values} /> : null}
    </AppForm>
  );
}

function Lists({
  view,
  text,
  values,
  focus,
}: Page & { values: Readonly<Record<string, string>>; focus?: string }) {
  return view.lists.map((list) => (
    <ListEditor
      key={list.name}
      list={list}
      values={values}
      text={text.area.lists}
      focus={focus}
      written={view.written}
    />
  ));
}
