import { EmailField } from "~/features/forms/form-fields";
import {
  type FormPageProps,
  type FormPageTexts,
  SubmissionForm,
} from "~/features/submission/submission-form";
import type { contact } from "~/locales/en/contact";
import { TextArea, TextField } from "~/ui/form";
import type { MessageInput } from "./message";

export type MessageField = keyof MessageInput;

export const MESSAGE_FORM = "contact";

export interface MessageFormProps extends FormPageProps<MessageField> {
  text: typeof contact.form & FormPageTexts;
}

export function MessageForm({ text, ...props }: MessageFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm name={MESSAGE_FORM} {...props} text={text}>
      {(field) => (
        <>
          <TextField {...field("name")} {...fields.name} autoComplete="name" />
          <EmailField {...field("email")} {...fields.email} />
          <TextField {...field("phone")} {...fields.phone} type="tel" autoComplete="tel" />
          <TextArea {...field("message")} {...fields.message} rows={7} />
        </>
      )}
    </SubmissionForm>
  );
}
