import { type FormPageProps, SubmissionForm } from "~/features/forms/submission-form";
import { FactControls, type FactField } from "~/features/requests/fact-controls";
import type { Sent } from "~/features/requests/facts";
import type { submission } from "~/locales/en/submission";
import { DangerLine } from "~/ui/danger-line";

export interface CallBackFormProps extends FormPageProps<keyof Sent<"call_back">> {
  danger: string;
  fields: FactField[];
  text: typeof submission.form & { submit: string };
}

/** A number alone, for who has no email or cannot write now; a name if they like. */
export function CallBackForm({ danger, fields, ...props }: CallBackFormProps) {
  return (
    <SubmissionForm id="call-back" {...props} lead={<DangerLine text={danger} />}>
      <FactControls fields={fields} />
    </SubmissionForm>
  );
}
