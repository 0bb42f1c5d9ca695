import { PhoneField } from "~/features/forms/form-fields";
import { DangerLine } from "~/features/submission/danger-line";
import { type FormPageProps, SubmissionForm } from "~/features/submission/submission-form";
import { TextField } from "~/ui/form";

export interface CallBackFormProps extends FormPageProps<"phoneNumber" | "fullName"> {
  danger: string;
  text: {
    submit: string;
    leaveEmpty: string;
    privacy: string;
    privacyLink: string;
    fields: { phoneNumber: { label: string; hint: string }; fullName: { label: string } };
  };
  privacyHref: string;
}

/** A number alone, for who has no email or cannot write now; a name if they like. */
export function CallBackForm({ text, danger, privacyHref, ...props }: CallBackFormProps) {
  return (
    <SubmissionForm
      id="call-back"
      {...props}
      text={text}
      lead={<DangerLine text={danger} />}
      note={
        <p>
          {text.privacy} <a href={privacyHref}>{text.privacyLink}</a>
        </p>
      }
    >
      <PhoneField name="phoneNumber" {...text.fields.phoneNumber} />
      <TextField name="fullName" {...text.fields.fullName} autoComplete="name" />
    </SubmissionForm>
  );
}
