import type { ReactNode } from "react";
import type { FormRules } from "~/features/forms/form-field";
import { EmailField, TickBox } from "~/features/forms/form-fields";
import { SubmissionForm } from "~/features/submission/submission-form";
import type { reviews } from "~/locales/en/reviews";
import { type Option, RadioGroup, Select, TextArea, TextField } from "~/ui/form";
import { ratings, type StoryInput } from "./review";

export type StoryField = keyof StoryInput;

export const STORY_FORM = "story";

export interface StoryFormProps {
  action: string;
  submissionKey: string;
  rules: FormRules<StoryField>;
  defaults: Partial<Record<StoryField, string>>;
  countries: readonly Option[];
  treatments: readonly Option[];
  hospitals: readonly Option[];
  note: ReactNode;
  text: Pick<typeof reviews.story, "submit" | "fields" | "ratings" | "privacyNote"> & {
    failed: string;
    leaveEmpty: string;
  };
}

export function StoryForm({ text, countries, treatments, hospitals, ...props }: StoryFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm name={STORY_FORM} {...props} text={text}>
      {(field) => (
        <>
          <TextField {...field("name")} {...fields.name} autoComplete="name" />
          <TextField {...field("place")} {...fields.place} autoComplete="address-level2" />
          <Select
            {...field("country")}
            label={fields.country.label}
            placeholder={fields.country.none}
            options={countries}
          />
          <Select
            {...field("treatment")}
            label={fields.treatment.label}
            placeholder={fields.treatment.none}
            options={treatments}
          />
          {hospitals.length > 0 ? (
            <Select
              {...field("hospital")}
              label={fields.hospital.label}
              placeholder={fields.hospital.none}
              options={hospitals}
            />
          ) : null}
          <RadioGroup
            {...field("rating")}
            label={fields.rating.label}
            options={ratings.map((value) => ({ value, label: text.ratings[value] }))}
          />
          <TextArea {...field("text")} label={fields.text.label} hint={text.privacyNote} rows={9} />
          <EmailField {...field("email")} {...fields.email} />
          <TickBox {...field("consent")} label={fields.consent.label} hint={fields.consent.hint} />
        </>
      )}
    </SubmissionForm>
  );
}
