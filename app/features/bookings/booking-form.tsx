import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { type FormPageProps, SubmissionForm } from "~/features/submission/submission-form";
import type { booking } from "~/locales/en/booking";
import type { submission } from "~/locales/en/submission";
import { DangerLine } from "~/ui/danger-line";
import { type Option, TextArea, TextField } from "~/ui/form/controls";
import { FieldPair } from "~/ui/form/form";
import type { BookingInput } from "./booking";
import { type BookingChoices, BookingMoreFields } from "./booking-more-fields";
import { UrgencyField } from "./urgency-field";

export interface BookingFormProps extends FormPageProps<keyof BookingInput> {
  choices: BookingChoices;
  hospitals: Option[];
  danger: string;
  text: typeof booking.form & typeof submission.form;
  /** For who has no email. */
  callBack: { href: string; label: string };
}

/** What we must know to answer comes first; all else is folded away below it. */
export function BookingForm({
  text,
  choices,
  hospitals,
  danger,
  callBack,
  ...props
}: BookingFormProps) {
  const { urgent, ...fields } = text.fields;
  return (
    <SubmissionForm
      id="booking"
      {...props}
      text={text}
      lead={<DangerLine text={danger} />}
      note={
        <p>
          <a href={callBack.href}>{callBack.label}</a>
        </p>
      }
    >
      <UrgencyField text={urgent} />
      <FieldPair>
        <PhoneField name="phoneNumber" {...fields.phoneNumber} />
        <TextField name="fullName" {...fields.fullName} autoComplete="name" />
      </FieldPair>
      <EmailField {...fields.email} />
      <TextArea name="tellUsMore" {...fields.tellUsMore} rows={3} />
      <BookingMoreFields {...choices} text={text} hospitals={hospitals} />
    </SubmissionForm>
  );
}
