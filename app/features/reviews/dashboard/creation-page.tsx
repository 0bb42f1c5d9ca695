import { RecordPage } from "~/dashboard/record-page";
import { ConsentFields } from "~/features/consent/consent-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { RadioGroup, Select } from "~/ui/form";
import type { CreationPageData } from "./creation-page.server";
import { StoryFields } from "./story-fields";

/** Adds a story that reached us on paper, by mail or in a chat, with its writer's consent. */
export function CreationPage({
  view,
  text,
  answer,
}: Pick<CreationPageData, "view" | "text"> & { answer: FormAnswer | undefined }) {
  const { labels } = view;
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={labels} />}
      title={text.title}
      crumbs={view.crumbs}
    >
      <p>{text.lead}</p>
      <AppForm
        id="review"
        action={view.action}
        rules={view.rules}
        hidden={keptFields({ formKey: view.formKey }, answer)}
        answer={answer}
        submit={text.submit}
        byScript
      >
        <Select
          name="language"
          {...labels.language}
          placeholder={text.choose}
          options={view.languages}
        />
        <StoryFields view={view.fields} />
        <RadioGroup name="rating" {...labels.rating} options={view.ratings} />
        <ConsentFields view={view.consent} />
      </AppForm>
    </RecordPage>
  );
}
