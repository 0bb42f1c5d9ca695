import { RecordPage } from "~/dashboard/record-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { defaultLanguage } from "~/locales/languages";
import { FactsFields } from "./facts-page";
import type { postCreation } from "./post-forms.server";

/** The form for a new post: its words in English, and what is the same in every language. */
export function PostCreation({
  view,
  text,
  answer,
}: Pick<ReturnType<typeof postCreation>, "view" | "text"> & { answer: FormAnswer | undefined }) {
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={text.createTitle}
      crumbs={view.crumbs}
    >
      <p>{text.createLead}</p>
      <AppForm
        id="post"
        action={view.action}
        rules={view.rules}
        hidden={keptFields({ formKey: view.formKey }, answer)}
        answer={answer}
        submit={text.createSubmit}
        byScript
      >
        <WrittenFields written={defaultLanguage} fields={view.fields} />
        <FactsFields view={view.facts} text={text.facts} slugHint={text.facts.slugHint} />
      </AppForm>
    </RecordPage>
  );
}
