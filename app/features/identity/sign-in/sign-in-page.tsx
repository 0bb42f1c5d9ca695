import { AccountPage, LinkList } from "../account-page";
import { MailedCodePage } from "./mailed-code-page";
import { SecondFactorPrompt } from "./second-factor-page";
import type { StepAnswer } from "./sign-in-answer.server";
import { SignInForm } from "./sign-in-form";
import type { SignInView } from "./sign-in-view.server";

/** The sign-in form. Its answer may ask for the second factor or a mailed code instead. */
export function SignInPage({ view, answer }: { view: SignInView; answer?: StepAnswer }) {
  const { text, fields, rules, secondFactor, mailedCode, links } = view;
  const redirectTo = answer?.values.redirectTo ?? view.redirectTo;
  if (answer?.ticket) {
    return (
      <SecondFactorPrompt
        view={secondFactor}
        ticket={answer.ticket}
        redirectTo={redirectTo}
        offer={answer.passkey ?? null}
      />
    );
  }
  if (answer?.mailedTicket) {
    return <MailedCodePage view={mailedCode} ticket={answer.mailedTicket} values={answer.values} />;
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer}>
      <SignInForm
        texts={{ submit: text.submit, fields }}
        rules={rules}
        failed={answer}
        redirectTo={redirectTo}
      />
      <LinkList links={links} />
    </AccountPage>
  );
}
