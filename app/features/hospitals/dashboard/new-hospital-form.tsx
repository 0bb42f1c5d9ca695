import { RecordPage } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { Select, TextField } from "~/ui/form/controls";
import type { NewHospitalPage } from "./new-hospital-page.server";

/** A hospital begins with its English name and where it is. */
export function NewHospitalForm({
  text,
  action,
  crumbs,
  countries,
  labels,
  rules,
  formKey,
  answer,
}: Omit<NewHospitalPage, "meta"> & { answer: FormAnswer | undefined }) {
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={labels} />}
      title={text.title}
      crumbs={crumbs}
    >
      <p>{text.lead}</p>
      <AppForm
        id="hospital"
        action={action}
        rules={rules}
        hidden={keptFields({ formKey }, answer)}
        answer={answer}
        submit={text.submit}
        byScript
      >
        <TextField name="name" label={text.name} lang="en" autoComplete="off" />
        <Select name="country" label={text.country} options={countries} placeholder="–" />
        <TextField name="city" label={text.city} hint={text.cityHint} autoComplete="off" />
        <TextField
          name="slug"
          label={text.slug}
          hint={text.slugHint}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
      </AppForm>
    </RecordPage>
  );
}
