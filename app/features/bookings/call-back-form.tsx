import { PhoneField } from "~/features/forms/form-fields";
import { type FormPageProps, SubmissionForm } from "~/features/submission/submission-form";
import { DangerLine } from "~/ui/danger-line";
import { TextField } from "~/ui/form";

export interface CallBackFormProps extends FormPageProps<"phoneNumber" | "fullName"> {
  danger: string;
  text: {
    submit: string;
    leaveEmpty: string;
    fields: { phoneNumber: { label: string; hint: string }; fullName: { label: string } };
  };
}

/** A number alone, for who has no email or cannot write now; a name if they like. */
export function CallBackForm({ text, danger, ...props }: CallBackFormProps) {
  return (
    <SubmissionForm id="call-back" {...props} text={text} lead={<DangerLine text={danger} />}>
      <PhoneField name="phoneNumber" {...text.fields.phoneNumber} />
      <TextField name="fullName" {...text.fields.fullName} autoComplete="name" />
    </SubmissionForm>
  );
}
