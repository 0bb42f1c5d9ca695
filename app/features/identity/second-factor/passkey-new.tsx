import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import type { ReturnedForm } from "~/server/returned-form.server";
import { TextField } from "~/ui/form/controls";
import { CurrentPasswordField } from "../current-password-field";
import { type CeremonyTexts, PasskeyForm } from "./passkey-form";
import type { PendingPasskey } from "./passkey-view.server";

export function NewPasskeyForm({
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

export function PasskeyCreationForm({
  text,
  pending,
  action,
}: {
  text: { createSubmit: string; ceremony: CeremonyTexts };
  pending: PendingPasskey;
  action: string;
}) {
  return (
    <PasskeyForm
      action={action}
      hidden={{ name: pending.name }}
      ceremony={{ create: pending.options }}
      submit={text.createSubmit}
      texts={text.ceremony}
    />
  );
}
