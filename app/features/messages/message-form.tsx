import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { type FormPageProps, SubmissionForm } from "~/features/submission/submission-form";
import type { contact } from "~/locales/en/contact";
import type { submission } from "~/locales/en/submission";
import { TextArea, TextField } from "~/ui/form/controls";
import type { MessageInput } from "./message";

export interface MessageFormProps extends FormPageProps<keyof MessageInput> {
  text: typeof contact.form & typeof submission.form;
}

export function MessageForm({ text, ...props }: MessageFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm id="contact" {...props} text={text}>
      <TextField name="name" {...fields.name} autoComplete="name" />
      <EmailField {...fields.email} />
      <PhoneField {...fields.phone} />
      <TextArea name="message" {...fields.message} rows={7} />
    </SubmissionForm>
  );
}
