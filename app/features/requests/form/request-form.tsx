import { type FormPageProps, SubmissionForm } from "~/features/forms/submission-form";
import { FactControls, type FactField } from "~/features/requests/fact-controls";
import type { Sent } from "~/features/requests/facts";
import type { booking } from "~/locales/en/booking";
import type { submission } from "~/locales/en/submission";
import { DangerLine } from "~/ui/danger-line";
import { MoreFields } from "~/ui/form/more-fields";

export interface BookingFormProps extends FormPageProps<keyof Sent<"booking">> {
  fields: FactField[];
  danger: string;
  text: typeof booking.form & typeof submission.form;
  /** For who has no email. */
  callBack: { href: string; label: string };
}

/** What we must know to answer comes first; all else is folded away below it. */
export function BookingForm({ fields, danger, callBack, ...props }: BookingFormProps) {
  const folded = fields.filter((field) => field.folded);
  return (
    <SubmissionForm
      id="booking"
      {...props}
      lead={<DangerLine text={danger} />}
      note={
        <p>
          <a href={callBack.href}>{callBack.label}</a>
        </p>
      }
    >
      <FactControls fields={fields.filter((field) => !field.folded)} />
      <MoreFields {...props.text.more} names={folded.map(({ name }) => name)}>
        <FactControls fields={folded} />
      </MoreFields>
    </SubmissionForm>
  );
}
