import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { AccountPage } from "~/features/identity/account-page";
import { LinkPage } from "~/features/identity/link-page";
import { NewPasswordFields, type NewPasswordTexts } from "~/features/identity/new-password-fields";
import type { LinkState } from "~/features/identity/one-time-links.server";
import type { ResetAnswer } from "./reset-answer.server";

type RefusedState = Exclude<LinkState, "ready">;

export interface ResetPageProps {
  text: { title: string; lead: string; submit: string } & Record<RefusedState, string> &
    Record<`${RefusedState}Title`, string>;
  fields: NewPasswordTexts & { newPassword: string };
  rules: AppFormProps["rules"];
  hint: string;
  mailedLink: { state: LinkState; token: string };
  accountEmail: string;
  links: readonly { href: string; label: string }[];
  answer?: ResetAnswer;
}

export function ResetPage({
  text,
  fields,
  rules,
  hint,
  mailedLink,
  accountEmail,
  links,
  answer,
}: ResetPageProps) {
  const state = answer ? (answer.state ?? "ready") : mailedLink.state;
  const token = answer?.values.token ?? mailedLink.token;
  if (state !== "ready") {
    return (
      <LinkPage title={text[`${state}Title`]} tone="warning" text={text[state]} links={links} />
    );
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer}>
      <AppForm id="reset" rules={rules} hidden={{ token }} answer={answer} submit={text.submit}>
        <NewPasswordFields
          label={fields.newPassword}
          hint={hint}
          texts={fields}
          accountEmail={accountEmail}
        />
      </AppForm>
    </AccountPage>
  );
}
