import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { useResetKey } from "~/features/forms/reset-key";
import type { PictureFiles } from "../picture";
import { AltFields, UploadField } from "./upload-fields";
import type { UploadForm as View } from "./upload-form.server";

/** The response to the form, with the file if it has already been uploaded. */
export type UploadAnswer = FormAnswer & { uploaded?: PictureFiles | null };

export function UploadForm({
  view,
  action,
  submit,
  answer,
}: {
  view: View;
  action: string;
  submit: string;
  answer: UploadAnswer | undefined;
}) {
  const resetKey = useResetKey(action, answer);
  return (
    <AppForm
      key={resetKey}
      id="upload"
      action={action}
      rules={view.rules}
      hidden={{ ...submittedFields(view.hidden, answer), kept: answer?.uploaded?.key ?? "" }}
      answer={answer}
      submit={submit}
      clientSide
      hasFile
    >
      <UploadField uploaded={answer?.uploaded ?? null} text={view.text} />
      <AltFields fields={view.fields} text={view.text} />
    </AppForm>
  );
}
