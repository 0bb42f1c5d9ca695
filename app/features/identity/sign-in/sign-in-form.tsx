import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { EmailField } from "~/features/forms/form-fields";
import type { ReturnedForm } from "~/server/returned-form.server";
import { Checkbox } from "~/ui/form/controls";
import { PasswordField } from "~/ui/form/password-field";

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
  rules,
  failed,
  redirectTo,
}: {
  texts: SignInTexts;
  rules: AppFormProps["rules"];
  failed?: ReturnedForm;
  redirectTo?: string;
}) {
  const { fields } = texts;
  return (
    <AppForm
      id="sign-in"
      rules={rules}
      hidden={{ redirectTo }}
      answer={failed}
      submit={texts.submit}
    >
      <EmailField label={fields.email} autoComplete="username" />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={fields.password}
        showText={fields.showPassword}
        hideText={fields.hidePassword}
      />
      <Checkbox name="rememberMe" label={fields.rememberMe} />
    </AppForm>
  );
}
