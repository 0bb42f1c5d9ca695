import { RadioGroup, TextField } from "~/ui/form/controls";
import type { ConsentFieldsView } from "./consent-fields.server";

/** Fields for the form, the place and the day of a consent. */
export function ConsentFields({ view }: { view: ConsentFieldsView }) {
  const { labels } = view;
  return (
    <>
      <RadioGroup name="consentSource" {...labels.consentSource} options={view.sources} />
      <TextField
        name="consentNote"
        {...labels.consentNote}
        hint={view.noteHint}
        autoComplete="off"
      />
      <TextField name="consentedOn" {...labels.consentedOn} type="date" max={view.today} />
    </>
  );
}
