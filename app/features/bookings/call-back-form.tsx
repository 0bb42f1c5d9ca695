import { PhoneField } from "~/features/forms/form-fields";
import { type FormPageProps, SubmissionForm } from "~/features/submission/submission-form";
import type { submission } from "~/locales/en/submission";
import { DangerLine } from "~/ui/danger-line";
import { TextArea, TextField } from "~/ui/form/controls";
import { UrgencyField, type UrgencyText } from "./urgency-field";

export interface CallBackFormProps
  extends FormPageProps<"urgent" | "phoneNumber" | "fullName" | "tellUsMore"> {
  danger: string;
  /** Asks what has happened, too: the number was left before. */
  more: boolean;
  text: typeof submission.form & {
    submit: string;
    fields: {
      urgent: UrgencyText;
      phoneNumber: { label: string; hint: string };
      fullName: { label: string };
      tellUsMore: { label: string; optionalText: string };
    };
  };
}

/** A number alone, for who has no email or cannot write now; a name if they like. */
export function CallBackForm({ text, danger, more, ...props }: CallBackFormProps) {
  const { urgent, phoneNumber, fullName, tellUsMore } = text.fields;
  return (
    <SubmissionForm id="call-back" {...props} text={text} lead={<DangerLine text={danger} />}>
      <UrgencyField text={urgent} />
      <PhoneField name="phoneNumber" {...phoneNumber} />
      <TextField name="fullName" {...fullName} autoComplete="name" />
      {more ? <TextArea name="tellUsMore" {...tellUsMore} rows={3} /> : null}
    </SubmissionForm>
  );
}
