import { AccountPage, LinkList } from "~/features/accounts/account-page";
import { AppForm } from "~/features/forms/app-form";
import type { FailedForm } from "~/server/failed-form.server";
import { TextField } from "~/ui/form";

export interface MailedCodeTexts {
  title: string;
  lead: string;
  none: string;
  codeHint: string;
  submit: string;
}

/** Where the code from the mail is entered; says nothing of whether there is a mail. */
export function MailedCodePage({
  action,
  ticket,
  values,
  text,
  code,
  failed,
  links = [],
}: {
  action: string;
  /** Left out where it is too late: then only the links are left. */
  ticket?: string;
  /** What the form hands on: `door`, `redirectTo`, `rememberMe`. */
  values: Record<string, string>;
  text: MailedCodeTexts;
  /** The field's label. */
  code: string;
  failed?: FailedForm;
  links?: readonly { href: string; label: string }[];
}) {
  const { door, rememberMe, redirectTo } = values;
  return (
    <AccountPage title={text.title} lead={ticket ? text.lead : undefined} failed={failed}>
      {ticket ? (
        <>
          <AppForm
            id="mailed-code"
            action={action}
            hidden={{ ticket, door, rememberMe, redirectTo }}
            answer={failed}
            submit={text.submit}
          >
            <TextField
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              required
              label={code}
              hint={text.codeHint}
            />
          </AppForm>
          <p>{text.none}</p>
        </>
      ) : null}
      {links.length > 0 ? <LinkList links={links} /> : null}
    </AccountPage>
  );
}
