import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { EmailField } from "~/features/forms/form-fields";
import { AccountPage, LinkList } from "~/features/identity/account-page";
import type { ReturnedForm } from "~/server/returned-form.server";

export interface ForgotPageProps {
  text: { title: string; lead: string; submit: string; back: string };
  email: string;
  rules: AppFormProps["rules"];
  back: string;
  failed?: ReturnedForm;
}

export function ForgotPage({ text, email, rules, back, failed }: ForgotPageProps) {
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed}>
      <AppForm id="forgot" rules={rules} answer={failed} submit={text.submit}>
        <EmailField label={email} autoComplete="username" />
      </AppForm>
      <LinkList links={[{ href: back, label: text.back }]} />
    </AccountPage>
  );
}
