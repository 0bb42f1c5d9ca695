import { PostForm } from "~/features/accounts/account-page";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import type { FailedForm } from "~/server/failed-form.server";
import { Button } from "~/ui/button";
import { FormActions, TextField } from "~/ui/form";
import { type CeremonyTexts, PasskeyForm } from "./passkey-form";
import type { PasskeyToMake } from "./passkey-view.server";

/** What to call it, and the password once more. */
export function NewPasskey({
  text,
  fields,
  name,
  failed,
}: {
  text: Record<"name" | "nameHint" | "next", string>;
  fields: Record<"currentPassword" | "showPassword" | "hidePassword", string>;
  /** What it is called unless the person says otherwise. */
  name: string;
  failed?: FailedForm;
}) {
  return (
    <PostForm>
      <TextField
        name="name"
        autoComplete="off"
        required
        label={text.name}
        hint={text.nameHint}
        defaultValue={failed?.values.name ?? name}
        error={failed?.errors.name}
      />
      <CurrentPasswordField texts={fields} failed={failed} />
      <FormActions>
        <Button>{text.next}</Button>
      </FormActions>
    </PostForm>
  );
}

/** The button that has the browser make it. */
export function MakePasskey({
  text,
  make,
  action,
}: {
  text: { createSubmit: string; ceremony: CeremonyTexts };
  make: PasskeyToMake;
  action: string;
}) {
  return (
    <PasskeyForm
      action={action}
      hidden={{ name: make.name }}
      ceremony={{ create: make.options }}
      submit={text.createSubmit}
      texts={text.ceremony}
    />
  );
}
