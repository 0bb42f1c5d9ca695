import { RecordPage } from "~/dashboard/record-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { defaultLanguage } from "~/locales/languages";
import { LinkField } from "./link-field";
import type { videoCreation } from "./video-forms.server";

/** The form for a new video review: its link, and its words in English. */
export function VideoCreation({
  view,
  text,
  answer,
}: Pick<ReturnType<typeof videoCreation>, "view" | "text"> & { answer: FormAnswer | undefined }) {
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={text.createTitle}
      crumbs={view.crumbs}
    >
      <p>{text.createLead}</p>
      <AppForm
        id="video"
        action={view.action}
        rules={view.rules}
        hidden={keptFields({ formKey: view.formKey }, answer)}
        answer={answer}
        submit={text.createSubmit}
        byScript
      >
        <LinkField text={text.link} />
        <WrittenFields written={defaultLanguage} fields={view.fields} />
      </AppForm>
    </RecordPage>
  );
}
