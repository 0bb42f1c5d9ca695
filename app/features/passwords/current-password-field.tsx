import type { FailedForm } from "~/server/failed-form.server";
import { PasswordField } from "~/ui/form";

export interface CurrentPasswordTexts {
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
}

/** The password again, before what would outlast a stolen session. */
export function CurrentPasswordField({
  id,
  texts,
  failed,
}: {
  /** Where a page has several. */
  id?: string;
  texts: CurrentPasswordTexts;
  failed?: FailedForm;
}) {
  return (
    <PasswordField
      id={id}
      name="currentPassword"
      autoComplete="current-password"
      required
      label={texts.currentPassword}
      error={failed?.errors.currentPassword}
      showText={texts.showPassword}
      hideText={texts.hidePassword}
    />
  );
}
