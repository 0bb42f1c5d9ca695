import { AccountPage, PostForm } from "~/features/accounts/account-page";
import { LinkPage } from "~/features/accounts/link-page";
import type { LinkState } from "~/features/accounts/one-time-links.server";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";
import { NewPasswordFields, type NewPasswordTexts } from "./new-password-fields";
import type { ResetAnswer } from "./reset-answer.server";

type Refused = Exclude<LinkState, "ready">;

export interface ResetPageProps {
  text: { title: string; lead: string; submit: string } & Record<Refused, string> &
    Record<`${Refused}Title`, string>;
  fields: NewPasswordTexts & { newPassword: string };
  hint: string;
  seen: { state: LinkState; token: string };
  action: string;
  ways: readonly { href: string; label: string }[];
  answer?: ResetAnswer;
}

export function ResetPage({ text, fields, hint, seen, action, ways, answer }: ResetPageProps) {
  const { state, token } = answer ?? seen;
  if (state !== "ready") {
    return (
      <LinkPage
        title={text.title}
        tone="warning"
        text={{ title: text[`${state}Title`], text: text[state] }}
        ways={ways}
      />
    );
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer?.failed}>
      <PostForm action={action} hidden={{ token }}>
        <NewPasswordFields
          label={fields.newPassword}
          hint={hint}
          texts={fields}
          failed={answer?.failed}
        />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
    </AccountPage>
  );
}
