import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { AccountPage } from "~/features/identity/account-page";
import type { ReturnedForm } from "~/server/returned-form.server";
import { TextField } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import { AccessOptions } from "./access-options";
import type { AccessOptionsView } from "./access-options.server";

interface FindPageProps {
  title: string;
  lead: string;
  reference: { label: string; hint: string };
  contact: { label: string };
  rules: AppFormProps["rules"];
  defaults: { reference: string };
  submit: string;
  /** Text shown instead of the form after it was submitted. */
  sent: { title: string; text: string; wait: string } | null;
  ways: AccessOptionsView;
  failed?: ReturnedForm;
}

/** Asks for the reference and a contact, to mail a new link. */
export function FindPage(props: FindPageProps) {
  const { title, lead, reference, contact, rules, defaults, submit, sent, ways, failed } = props;
  const fields = { reference, phone: contact };
  if (sent) {
    return (
      <AccountPage title={sent.title}>
        <Notice tone="info" role="status">
          <p>{sent.text}</p>
          <p>{sent.wait}</p>
        </Notice>
        <AccessOptions view={ways} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} lead={lead} failed={failed} fields={fields}>
      <AppForm id="find-request" rules={rules} defaults={defaults} answer={failed} submit={submit}>
        <TextField name="reference" autoCapitalize="characters" spellCheck={false} {...reference} />
        <TextField name="phone" autoCapitalize="none" spellCheck={false} {...contact} />
      </AppForm>
      <AccessOptions view={ways} />
    </AccountPage>
  );
}
