import { PostForm } from "~/features/accounts/account-page";
import { EmailField } from "~/features/forms/email-field";
import type { FailedForm } from "~/server/failed-form.server";
import { Button } from "~/ui/button";
import { Checkbox, FormActions, PasswordField } from "~/ui/form";

export interface SignInTexts {
  submit: string;
  fields: {
    email: string;
    password: string;
    rememberMe: string;
    showPassword: string;
    hidePassword: string;
  };
}

export function SignInForm({
  texts,
  failed,
  redirectTo,
}: {
  texts: SignInTexts;
  failed?: FailedForm;
  redirectTo?: string;
}) {
  const { fields } = texts;
  return (
    <PostForm hidden={{ redirectTo }}>
      <EmailField label={fields.email} failed={failed} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        label={fields.password}
        error={failed?.errors.password}
        showText={fields.showPassword}
        hideText={fields.hidePassword}
      />
      <Checkbox
        name="rememberMe"
        label={fields.rememberMe}
        defaultChecked={failed?.values.rememberMe !== undefined}
      />
      <FormActions>
        <Button>{texts.submit}</Button>
      </FormActions>
    </PostForm>
  );
}
