import { AccountPage, LinkList, PostForm } from "~/features/accounts/account-page";
import { EmailField } from "~/features/forms/email-field";
import type { FailedForm } from "~/server/failed-form.server";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";

export interface ForgotPageProps {
  text: { title: string; lead: string; submit: string; back: string };
  email: string;
  back: string;
  failed?: FailedForm;
}

export function ForgotPage({ text, email, back, failed }: ForgotPageProps) {
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed}>
      <PostForm>
        <EmailField label={email} failed={failed} />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
      <LinkList links={[{ href: back, label: text.back }]} />
    </AccountPage>
  );
}
