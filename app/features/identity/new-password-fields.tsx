import { PasswordField } from "~/ui/form/password-field";

export interface NewPasswordTexts {
  confirmPassword: string;
  showPassword: string;
  hidePassword: string;
}

/**
 * A new password, typed twice.
 *
 * @param account the owner's address, for password managers; left out if another field has it
 */
export function NewPasswordFields({
  label,
  hint,
  texts,
  account,
}: {
  label: string;
  hint: string;
  texts: NewPasswordTexts;
  account?: string;
}) {
  const both = {
    autoComplete: "new-password",
    showText: texts.showPassword,
    hideText: texts.hidePassword,
  } as const;
  return (
    <>
      <PasswordField {...both} name="password" label={label} hint={hint} account={account} />
      <PasswordField {...both} name="confirmPassword" label={texts.confirmPassword} />
    </>
  );
}
