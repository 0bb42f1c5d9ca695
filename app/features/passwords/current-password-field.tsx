import { PasswordField } from "~/ui/form";

export interface CurrentPasswordTexts {
  currentPassword: string;
  showPassword: string;
  hidePassword: string;
}

/** The password again, before what would outlast a stolen session. */
export function CurrentPasswordField({ texts }: { texts: CurrentPasswordTexts }) {
  return (
    <PasswordField
      name="currentPassword"
      autoComplete="current-password"
      label={texts.currentPassword}
      showText={texts.showPassword}
      hideText={texts.hidePassword}
    />
  );
}
