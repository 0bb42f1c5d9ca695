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
}: {
  label: string;
  hint: string;
  texts: NewPasswordTexts;
}) {
  const both = {
    autoComplete: "new-password",
    showText: texts.showPassword,
    hideText: texts.hidePassword,
  } as const;
  return (
    <>
      <PasswordField {...both} name="password" label={label} hint={hint} />
      <PasswordField {...both} name="confirmPassword" label={texts.confirmPassword} />
    </>
  );
}
