import type { FailedForm } from "~/server/failed-form.server";
import { PasswordField } from "~/ui/form";

export interface NewPasswordTexts {
  confirmPassword: string;
  showPassword: string;
  hidePassword: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  label,
  hint,
  texts,
  failed,
}: {
  label: string;
  hint: string;
  texts: NewPasswordTexts;
  failed?: FailedForm;
}) {
  const both = {
    autoComplete: "new-password",
    required: true,
    showText: texts.showPassword,
    hideText: texts.hidePassword,
  } as const;
  return (
    <>
      <PasswordField
        {...both}
        name="password"
        label={label}
        hint={hint}
        error={failed?.errors.password}
      />
      <PasswordField
        {...both}
        name="confirmPassword"
        label={texts.confirmPassword}
        error={failed?.errors.confirmPassword}
      />
    </>
  );
}
