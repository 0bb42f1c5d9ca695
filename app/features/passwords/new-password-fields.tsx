import { PasswordField } from "~/ui/form/password-field";

export interface NewPasswordTexts {
  confirmPassword: string;
  showPassword: string;
  hidePassword: string;
}

/**
 * A new password, typed twice.
 *
 * @param account the address of whose it is to be; left out where the form asks for it, or for the password
 *   of today with it
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
