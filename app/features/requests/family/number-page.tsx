import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { AccountPage } from "~/features/identity/account-page";
import type { ReturnedForm } from "~/server/returned-form.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { TextField } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import { AccessOptions } from "./access-options";
import type { AccessOptionsView } from "./access-options.server";

interface NumberPageProps {
  title: string;
  lead: string;
  field: { label: string; hint: string };
  rules: AppFormProps["rules"];
  defaults: { reference: string };
  submit: string;
  /** Families' pages that are open in this browser. */
  open: { title: string; label: string; pages: { reference: string; href: string }[] };
  ways: AccessOptionsView;
  waysText: string;
  failed?: ReturnedForm;
}

/** Asks for a request's reference, and offers access to the family's page. */
export function NumberPage(props: NumberPageProps) {
  const { title, lead, field, rules, defaults, submit, open, ways, waysText, failed } = props;
  return (
    <AccountPage title={title} lead={lead} failed={failed} fields={{ reference: field }}>
      {open.pages.map(({ reference, href }) => (
        <Notice tone="success" title={open.title} key={reference}>
          <p>{reference}</p>
          <ButtonRow stack>
            <ButtonLink href={href}>{open.label}</ButtonLink>
          </ButtonRow>
        </Notice>
      ))}
      <AppForm
        id="request-number"
        rules={rules}
        defaults={defaults}
        answer={failed}
        submit={submit}
      >
        <TextField name="reference" autoCapitalize="characters" spellCheck={false} {...field} />
      </AppForm>
      <AccessOptions view={ways} text={waysText} />
    </AccountPage>
  );
}
