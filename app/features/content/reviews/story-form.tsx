import type { ReactNode } from "react";
import { EmailField, TickBox } from "~/features/forms/form-fields";
import { type FormPageProps, SubmissionForm } from "~/features/forms/submission-form";
import type { reviews } from "~/locales/en/reviews";
import type { submission } from "~/locales/en/submission";
import { type Option, RadioGroup, Select, TextArea, TextField } from "~/ui/form/controls";
import { ratings, type StoryInput } from "./review";

export interface StoryFormProps extends FormPageProps<keyof StoryInput> {
  countries: readonly Option[];
  treatments: readonly Option[];
  hospitals: readonly Option[];
  note: ReactNode;
  text: Pick<typeof reviews.story, "submit" | "fields" | "ratings" | "privacyNote"> &
    typeof submission.form;
}

export function StoryForm({ text, countries, treatments, hospitals, ...props }: StoryFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm id="story" {...props} text={text}>
      <TextField name="name" {...fields.name} autoComplete="name" />
      <TextField name="place" {...fields.place} autoComplete="address-level2" />
      <Select
        name="country"
        label={fields.country.label}
        placeholder={fields.country.none}
        options={countries}
      />
      <Select
        name="treatment"
        label={fields.treatment.label}
        placeholder={fields.treatment.none}
        options={treatments}
      />
      {hospitals.length > 0 ? (
        <Select
          name="hospital"
          label={fields.hospital.label}
          placeholder={fields.hospital.none}
          options={hospitals}
        />
      ) : null}
      <RadioGroup
        name="rating"
        label={fields.rating.label}
        options={ratings.map((value) => ({ value, label: text.ratings[value] }))}
      />
      <TextArea name="text" label={fields.text.label} hint={text.privacyNote} rows={9} />
      <EmailField {...fields.email} />
      <TickBox name="consent" label={fields.consent.label} hint={fields.consent.hint} />
    </SubmissionForm>
  );
}
