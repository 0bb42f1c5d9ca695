import { PasswordField } from "~/ui/form/password-field";

export interface NewPasswordTexts {
  confirmPassword: string;
  showPassword: string;
  hidePassword: string;
}

/**
 * Two fields for a new password and its repetition.
 *
 * @param accountEmail the owner's address for password managers; left out if the form has an address field
 */
export function NewPasswordFields({
  label,
  hint,
  texts,
  accountEmail,
}: {
  label: string;
  hint: string;
  texts: NewPasswordTexts;
  accountEmail?: string;
}) {
  const sharedProps = {
    autoComplete: "new-password",
    showText: texts.showPassword,
    hideText: texts.hidePassword,
  } as const;
  return (
    <>
      <PasswordField
        {...sharedProps}
        name="password"
        label={label}
        hint={hint}
        accountEmail={accountEmail}
      />
      <PasswordField {...sharedProps} name="confirmPassword" label={texts.confirmPassword} />
    </>
  );
}
