import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { TextArea } from "~/ui/form/controls";
import type { LoadedMail } from "./mail-page.server";

/** Button that records a call to the family, with an optional note. */
export function CallForm({
  view,
  text,
  answer,
}: Pick<LoadedMail, "view" | "text"> & { answer?: FormAnswer }) {
  return (
    <AppForm
      id="call"
      rules={view.rules.call}
      action={view.paths.mail}
      hidden={submittedFields({ formKey: view.formKey }, answer)}
      answer={answer}
      submit={text.call.submit}
      variant={view.sendAgain?.warning ? undefined : "quiet"}
      clientSide
    >
      <TextArea name="note" label={text.act.note} hint={text.act.noteHint} rows={3} />
    </AppForm>
  );
}
