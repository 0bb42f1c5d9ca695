import { EmailField } from "~/features/submission/form-fields";
import {
  type FormPageProps,
  type FormPageTexts,
  SubmissionForm,
} from "~/features/submission/submission-form";
import type { contact } from "~/locales/en/contact";
import { TextArea, TextField } from "~/ui/form";
import type { MessageInput } from "./contact";

export type ContactField = keyof MessageInput;

export const CONTACT_FORM = "contact";

export interface ContactFormProps extends FormPageProps<ContactField> {
  text: typeof contact.form & FormPageTexts;
}

export function ContactForm({ text, ...props }: ContactFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm name={CONTACT_FORM} {...props} text={text}>
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
