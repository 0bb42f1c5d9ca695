import { RecordForm } from "~/dashboard/record-form";
import type { dashboard } from "~/locales/en/dashboard";
import type { FailedForm } from "~/server/failed-form.server";
import { RadioGroup, Select, TextArea } from "~/ui/form";
import type { BookingView } from "./booking-view.server";

interface CoordinatorFormProps {
  view: BookingView;
  text: (typeof dashboard)["act"];
  failed?: FailedForm;
}

/** What a move says of what the coordinator had before their eyes. */
export function seenFields({ version, openedAt, formKey }: BookingView) {
  return { version: String(version), openedAt, formKey };
}

export function AcknowledgeForm({ view, text }: CoordinatorFormProps) {
  return (
    <RecordForm
      action={view.paths.moves}
      hidden={{ ...seenFields(view), to: "acknowledged" }}
      submit={text.acknowledge}
      variant="quiet"
    />
  );
}

export function MoveForm({ view, text, failed }: CoordinatorFormProps) {
  return (
    <RecordForm action={view.paths.moves} hidden={seenFields(view)} submit={text.changeStatus}>
      <Select
        name="to"
        label={text.moveTo}
        required
        placeholder={text.choose}
        options={view.moves}
        defaultValue={failed?.values.to ?? ""}
        error={failed?.errors.to}
      />
      <TextArea
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        optionalText=""
        rows={3}
        defaultValue={failed?.values.reason}
        error={failed?.errors.reason}
      />
    </RecordForm>
  );
}

export function ReplyForm({
  view,
  text,
  failed,
}: {
  view: Pick<BookingView, "formKey" | "channels"> & { paths: { replies: string } };
  text: (typeof dashboard)["act"];
  failed?: FailedForm;
}) {
  return (
    <RecordForm
      action={view.paths.replies}
      hidden={{ formKey: view.formKey }}
      submit={text.recordReply}
    >
      <RadioGroup
        name="channel"
        label={text.channel}
        required
        options={view.channels}
        defaultValue={failed?.values.channel}
        error={failed?.errors.channel}
      />
      <TextArea
        name="note"
        label={text.note}
        hint={text.noteHint}
        rows={3}
        defaultValue={failed?.values.note}
        error={failed?.errors.note}
      />
    </RecordForm>
  );
}

export function NoteForm({ view, text, failed }: CoordinatorFormProps) {
  return (
    <RecordForm
      action={view.paths.notes}
      hidden={{ formKey: view.formKey }}
      submit={text.addNote}
      variant="quiet"
    >
      <TextArea
        // beside the reply's own note on the booking's page
        id="internal-note"
        name="note"
        label={text.internalNote}
        hint={text.internalNoteText}
        required
        rows={3}
        defaultValue={failed?.values.note}
        error={failed?.errors.note}
      />
    </RecordForm>
  );
}
