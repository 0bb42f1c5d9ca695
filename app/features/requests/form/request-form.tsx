import { type FormPageProps, SubmissionForm } from "~/features/forms/submission-form";
import type { booking } from "~/locales/en/booking";
import type { submission } from "~/locales/en/submission";
import { DangerLine } from "~/ui/danger-line";
import { MoreFields } from "~/ui/form/more-fields";
import { FactControls, type FactField } from "../fact-controls";

export interface RequestFormProps extends FormPageProps<string> {
  id: string;
  fields: FactField[];
  text: typeof submission.form;
  submit: string;
  danger?: string;
  more?: typeof booking.form.more;
  /** Link for people who cannot fill in the form. */
  note?: { href: string; label: string };
}

/** The folded fields come after the others; without `more`, they are left out. */
export function RequestForm({
  fields,
  text,
  submit,
  danger,
  more,
  note,
  ...props
}: RequestFormProps) {
  const folded = fields.filter((field) => field.folded);
  return (
    <SubmissionForm
      {...props}
      text={{ submit, ...text }}
      lead={danger ? <DangerLine text={danger} /> : undefined}
      note={
        note ? (
          <p>
            <a href={note.href}>{note.label}</a>
          </p>
        ) : undefined
      }
    >
      <FactControls fields={fields.filter((field) => !field.folded)} />
      {more ? (
        <MoreFields {...more} names={folded.map(({ name }) => name)}>
          <FactControls fields={folded} />
        </MoreFields>
      ) : null}
    </SubmissionForm>
  );
}
