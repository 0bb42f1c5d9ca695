import { PasswordField } from "~/ui/form/password-field";

export interface CurrentPasswordTexts {
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
}

/** The password again, before what would outlast a stolen session. */
export function CurrentPasswordField({
  texts,
  account,
}: {
  texts: CurrentPasswordTexts;
  /** The address of whose it is, in a form that also takes a new one. */
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
