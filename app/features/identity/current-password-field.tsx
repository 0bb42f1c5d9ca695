import { PasswordField } from "~/ui/form/password-field";

export interface CurrentPasswordTexts {
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
}

/** Asks for the password before a change that stays in effect after a stolen session ends. */
export function CurrentPasswordField({
  texts,
  accountEmail,
}: {
  texts: CurrentPasswordTexts;
  /** The owner's address; only for a form that also sets a new password. */
  accountEmail?: string;
}) {
  return (
    <PasswordField
      name="currentPassword"
      accountEmail={accountEmail}
      autoComplete="current-password"
      label={texts.currentPassword}
      showText={texts.showPassword}
      hideText={texts.hidePassword}
    />
  );
}
