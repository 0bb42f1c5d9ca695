import { MailedCodePage } from "./mailed-code-page";
import { SecondFactorPrompt } from "./second-factor-page";
import type { StepAnswer } from "./sign-in-answer.server";
import type { MailedCodeView } from "./sign-in-view.server";

/**
 * The answer to a mailed code: after a right code the second factor, after a wrong one the form
 * again, after an expired one only a link.
 */
export function MailedCodeResult({ view, answer }: { view: MailedCodeView; answer?: StepAnswer }) {
  const { secondFactor, restart } = view;
  const { ticket, passkey, values = {} } = answer ?? {};
  if (ticket) {
    return (
      <SecondFactorPrompt
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
