import { MailedCodePage } from "./mailed-code-page";
import { FirstSecondFactorPage } from "./second-factor-page";
import type { StepAnswer } from "./sign-in-answer.server";
import type { MailedCodeView } from "./sign-in-view.server";

/** Shown after the mailed code was submitted: the second factor if the account has one, else the same page. */
export function MailedCodeAgain({ view, answer }: { view: MailedCodeView; answer?: StepAnswer }) {
  const { secondFactor, restart } = view;
  const { ticket, passkey, values = {} } = answer ?? {};
  if (ticket) {
    return (
      <FirstSecondFactorPage
        view={secondFactor}
        ticket={ticket}
        redirectTo={values.redirectTo ?? ""}
        offer={passkey ?? null}
      />
    );
  }
  return (
    <MailedCodePage
      view={view}
      ticket={values.ticket}
      values={values}
      failed={answer}
      links={[restart[values.door === "admin" ? "admin" : "user"]]}
    />
  );
}
