import { AppForm } from "~/features/forms/app-form";
import type { ReturnedForm } from "~/server/returned-form.server";
import { TextField } from "~/ui/form/controls";
import { AccountPage, LinkList } from "../account-page";
import type { MailedCodeForm } from "./sign-in-view.server";

/** Asks for the code from the mail. The page does not tell whether a mail was sent. */
export function MailedCodePage({
  view,
  ticket,
  values,
  failed,
  links = [],
}: {
  view: MailedCodeForm;
  /** Left out if the code has expired; then the page has only links. */
  ticket?: string;
  /** Values that the form passes on: `door`, `redirectTo`, `rememberMe`. */
  values: Record<string, string>;
  failed?: ReturnedForm;
  links?: readonly { href: string; label: string }[];
}) {
  const { text, codeLabel, rules, action } = view;
  const { door, rememberMe, redirectTo } = values;
  return (
    <AccountPage title={text.title} lead={ticket ? text.lead : undefined} failed={failed}>
      {ticket ? (
        <>
          <AppForm
            id="mailed-code"
            action={action}
            rules={rules}
            hidden={{ ticket, door, rememberMe, redirectTo }}
            answer={failed}
            submit={text.submit}
          >
            <TextField
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              label={codeLabel}
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
