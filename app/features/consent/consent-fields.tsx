import { RadioGroup, TextField } from "~/ui/form/controls";
import type { ConsentFieldsView } from "./consent-fields.server";

/** How somebody agreed to be published, where that is kept, and since when. */
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
