import type { FailedForm } from "~/server/failed-form.server";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";
import { AccountPage, PostForm, WaysOn } from "./account-page";
import { EmailField } from "./email-field";

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
      <WaysOn links={[{ href: back, label: text.back }]} />
    </AccountPage>
  );
}
