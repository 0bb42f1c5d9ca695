import { AppForm } from "~/features/forms/app-form";
import { EmailField } from "~/features/forms/form-fields";
import { SentThanks } from "~/features/forms/sent-thanks";
import { AccountPage, LinkList } from "~/features/identity/account-page";
import type { ReturnedForm } from "~/server/returned-form.server";
import type { CheckEmailView } from "./check-email-view.server";

/** Says that a mail is on its way. Except for resets, a form asks for a (new) confirmation. */
export function CheckEmailPage({ view, failed }: { view: CheckEmailView; failed?: ReturnedForm }) {
  const { title, lead, isReset, text, fields, rules, email, action, links } = view;
  return (
    <AccountPage title={title} lead={lead} failed={failed}>
      <SentThanks />
      {view.spam ? <p>{view.spam}</p> : null}
      {isReset ? null : (
        <AppForm
          id="check-email"
          action={action}
          rules={rules}
          defaults={{ email }}
          answer={failed}
          submit={text.again}
          variant="quiet"
        >
          <EmailField label={fields.email} autoComplete="username" />
        </AppForm>
      )}
      <LinkList links={links} />
    </AccountPage>
  );
}
