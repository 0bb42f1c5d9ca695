import { AppForm } from "~/features/forms/app-form";
import { AccountPage, LinkList } from "~/features/identity/account-page";
import { LinkPage } from "~/features/identity/link-page";
import { PasswordField } from "~/ui/form/password-field";
import { Notice } from "~/ui/notice";
import type { VerifyAnswer, VerifyView } from "./verify-answer.server";

/** The form that confirms an address, or the state of its link. */
export function VerifyPage({ view, answer }: { view: VerifyView; answer?: VerifyAnswer }) {
  const {
    text,
    fields,
    rules,
    email,
    mailedLink,
    otherAccountWarning,
    takeOver,
    links,
    resendLink,
  } = view;
  const state = answer ? (answer.state ?? "ready") : mailedLink.state;
  const notice = otherAccountWarning ? <Notice tone="warning">{otherAccountWarning}</Notice> : null;
  if (state === "ready") {
    return (
      <AccountPage title={text.title} lead={text.ready} failed={answer}>
        {notice}
        <AppForm
          id="verify"
          rules={rules}
          hidden={{ token: answer?.values.token ?? mailedLink.token }}
          answer={answer}
          submit={text.submit}
        >
          <PasswordField
            name="password"
            accountEmail={email}
            autoComplete="current-password"
            label={fields.password}
            showText={fields.showPassword}
            hideText={fields.hidePassword}
          />
        </AppForm>
        <p>{view.unknown}</p>
        <LinkList links={takeOver ? [takeOver, ...links] : links} />
      </AccountPage>
    );
  }
  const isFine = state === "done" || state === "used";
  return (
    <LinkPage
      title={text[`${state}Title`]}
      tone={state === "done" ? "success" : isFine ? "info" : "warning"}
      text={text[state]}
      links={isFine ? links : [resendLink, ...links]}
    >
      {notice}
    </LinkPage>
  );
}
