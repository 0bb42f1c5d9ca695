import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { CorrectionConflict, CorrectionPageData } from "./correction-page.server";
import { StoryFields } from "./story-fields";

type Page = Pick<CorrectionPageData, "view" | "text">;

/** The form's own answer, or what somebody else wrote meanwhile. */
export type CorrectionAnswer =
  | FormAnswer
  | { values: Record<string, string>; conflict: CorrectionConflict };

/** Puts a story right, beside what somebody else has made of it meanwhile. */
export function CorrectionPage({
  view,
  text,
  answer,
}: Page & { answer: CorrectionAnswer | undefined }) {
  if (answer && "conflict" in answer) {
    return <CorrectionConflictPage view={view} text={text} {...answer} />;
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.fields.labels} />}
      title={text.title}
      crumbs={view.crumbs}
    >
      <p>{text.lead}</p>
      <AppForm
        id="correction"
        action={view.action}
        rules={view.rules}
        defaults={view.words}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.submit}
        byScript
      >
        <StoryFields view={view.fields} lang={view.lang} />
      </AppForm>
    </RecordPage>
  );
}

/** Two put one story right at once: theirs to read, one's own still in the form. */
function CorrectionConflictPage({
  view,
  text,
  conflict,
  values,
}: Page & { conflict: CorrectionConflict; values: Record<string, string> }) {
  return (
    <RecordPage title={conflict.title} crumbs={view.crumbs}>
      <RecordConflict conflict={conflict} written={view.language} text={text}>
        <AppForm
          id="correction"
          action={view.action}
          rules={view.rules}
          defaults={values}
          hidden={conflict.seen}
          submit={text.conflict.save}
          byScript
          note={<p>{text.conflict.advice}</p>}
        >
          <StoryFields view={view.fields} lang={view.lang} />
        </AppForm>
      </RecordConflict>
    </RecordPage>
  );
}
