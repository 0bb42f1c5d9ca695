import { AccountPage, LinkList } from "~/features/accounts/account-page";
import { LinkPage } from "~/features/accounts/link-page";
import { AppForm } from "~/features/forms/app-form";
import { Notice } from "~/ui/notice";
import type { VerifyAnswer, VerifyView } from "./verify-answer.server";

/** The button that confirms an address, or what has become of its link. */
export function VerifyPage({ view, answer }: { view: VerifyView; answer?: VerifyAnswer }) {
  const { text, mailedLink, action, home, next, again, takeOver } = view;
  const state = answer ? (answer.state ?? "ready") : mailedLink.state;
  if (state === "ready") {
    return (
      <AccountPage title={text.title} lead={text.ready} failed={answer}>
        <AppForm
          id="verify"
          action={action}
          hidden={{ token: answer?.values.token ?? mailedLink.token }}
          submit={text.submit}
        />
        {takeOver ? <Notice tone="warning">{text.notYours}</Notice> : null}
        <LinkList links={takeOver ? [takeOver, home, next] : [home, next]} />
      </AccountPage>
    );
  }
  const isFine = state === "done" || state === "used";
  return (
    <LinkPage
      title={text[`${state}Title`]}
      tone={state === "done" ? "success" : isFine ? "info" : "warning"}
      text={text[state]}
      links={isFine ? [next, home] : [again, next, home]}
    />
  );
}
