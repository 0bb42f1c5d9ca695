import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import type { dashboard } from "~/locales/en/dashboard";
import { Select, TextArea } from "~/ui/form";
import type { BookingView } from "./booking-view.server";

interface CoordinatorFormProps {
  view: BookingView;
  text: (typeof dashboard)["act"];
  answer?: FormAnswer;
}

/** What a move says of what the coordinator had before their eyes. */
export function seenFields({ version, openedAt, formKey }: BookingView, answer?: FormAnswer) {
  return keptFields({ version: String(version), openedAt, formKey }, answer);
}

export function AcknowledgeForm({ view, text }: CoordinatorFormProps) {
  return (
    <AppForm
      id="acknowledgement"
      action={view.paths.moves}
      hidden={{ ...seenFields(view), to: "acknowledged" }}
      submit={text.acknowledge}
      variant="quiet"
      byScript
    />
  );
}

export function MoveForm({ view, text, answer }: CoordinatorFormProps) {
  return (
    <AppForm
      id="move"
      rules={view.rules.move}
      action={view.paths.moves}
      hidden={seenFields(view, answer)}
      answer={answer}
      submit={text.changeStatus}
      byScript
    >
      <Select name="to" label={text.moveTo} placeholder={text.choose} options={view.moves} />
      <TextArea name="reason" label={text.reason} hint={text.reasonHint} optionalText="" rows={3} />
    </AppForm>
  );
}

/** Its field stands beside the reply's own note on the booking's page. */
export const NOTE_PREFIX = "internal";

export function NoteForm({ view, text, answer }: CoordinatorFormProps) {
  return (
    <AppForm
      id="internal-notes"
      rules={view.rules.note}
      idPrefix={NOTE_PREFIX}
      action={view.paths.notes}
      hidden={{ formKey: view.formKey }}
      answer={answer}
      submit={text.addNote}
      variant="quiet"
      byScript
    >
      <TextArea name="note" label={text.internalNote} hint={text.internalNoteText} rows={3} />
    </AppForm>
  );
}
