import { PasswordField } from "~/ui/form/password-field";

export interface CurrentPasswordTexts {
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
}

/** Asks for the password before a change that would outlast a stolen session. */
export function CurrentPasswordField({
  texts,
  account,
}: {
  texts: CurrentPasswordTexts;
  /** The owner's address, in a form that also sets a new password. */
  account?: string;
}) {
  return (
    <PasswordField
      name="currentPassword"
      account={account}
      autoComplete="current-password"
      label={texts.currentPassword}
      showText={texts.showPassword}
      hideText={texts.hidePassword}
    />
  );
}
