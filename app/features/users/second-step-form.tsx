import type { FailedForm } from "~/server/failed-form.server";
import { Button } from "~/ui/button";
import { FormActions, TextField } from "~/ui/form";
import { PostForm } from "./account-page";

export interface SecondStepTexts {
  code: string;
  codeHint: string;
  submit: string;
}

export function SecondStepForm({
  action,
  ticket,
  redirectTo,
  texts,
  failed,
}: {
  action: string;
  ticket: string;
  redirectTo: string;
  texts: SecondStepTexts;
  failed?: FailedForm;
}) {
  return (
    <PostForm action={action} hidden={{ ticket, redirectTo }}>
      <TextField
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        label={texts.code}
        hint={texts.codeHint}
        error={failed?.errors.code}
      />
      <FormActions>
        <Button>{texts.submit}</Button>
      </FormActions>
    </PostForm>
  );
}
