import { type FormPageProps, SubmissionForm } from "~/features/forms/submission-form";
import { FactControls, type FactField } from "~/features/requests/fact-controls";
import type { contact } from "~/locales/en/contact";
import type { submission } from "~/locales/en/submission";
import type { MessageInput } from "./message";

export interface MessageFormProps extends FormPageProps<keyof MessageInput> {
  fields: FactField[];
  text: typeof contact.form & typeof submission.form;
}

export function MessageForm({ fields, ...props }: MessageFormProps) {
  return (
    <SubmissionForm id="contact" {...props}>
      <FactControls fields={fields} />
    </SubmissionForm>
  );
}
