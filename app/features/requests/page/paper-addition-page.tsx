import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { Checkbox, FileField, Select } from "~/ui/form/controls";
import { PaperChoice } from "../papers/paper-choice";
import type { LoadedAddition } from "./paper-addition.server";

/** Form that adds papers that came by other ways than the family's page. */
export function PaperAdditionPage({
  title,
  crumbs,
  form,
  text: { added, choice },
  answer,
}: LoadedAddition & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const fields = {
    item: { label: choice.item },
    whose: { label: choice.whose },
    way: { label: added.way },
    file: { label: added.files },
  };
  return (
    <>
      <FormProblems answer={answer} fields={fields} />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{added.lead}</p>
      </DashboardHeading>
      <AppForm
        id="addition"
        rules={form.rules}
        action={form.action}
        hidden={submittedFields(form.hidden, answer)}
        answer={answer}
        submit={added.submit}
        note={<p>{added.note}</p>}
        hasFile
      >
        <PaperChoice choices={form.choices} text={choice} />
        <Select name="way" label={added.way} placeholder={added.chooseWay} options={form.ways} />
        <Checkbox name="apart" label={added.apart} />
        {/* last, so that the other fields arrive even if the upload of a file breaks off */}
        <FileField name="file" label={added.files} hint={added.filesHint} multiple />
      </AppForm>
    </>
  );
}
