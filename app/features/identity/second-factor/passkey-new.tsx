import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import type { ReturnedForm } from "~/server/returned-form.server";
import { TextField } from "~/ui/form/controls";
import { CurrentPasswordField } from "../current-password-field";
import { type CeremonyTexts, PasskeyForm } from "./passkey-form";
import type { PasskeyToMake } from "./passkey-view.server";

export function NewPasskey({
  text,
  fields,
  rules,
  name,
  failed,
}: {
  text: Record<"name" | "nameHint" | "next", string>;
  fields: Record<"currentPassword" | "showPassword" | "hidePassword", string>;
  rules: AppFormProps["rules"];
  name: string;
  failed?: ReturnedForm;
}) {
  return (
    <AppForm id="new-passkey" rules={rules} defaults={{ name }} answer={failed} submit={text.next}>
      <TextField name="name" autoComplete="off" label={text.name} hint={text.nameHint} />
      <CurrentPasswordField texts={fields} />
    </AppForm>
  );
}

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
