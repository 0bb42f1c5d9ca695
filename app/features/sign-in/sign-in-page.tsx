import type { ReactNode } from "react";
import { AccountPage } from "~/features/accounts/account-page";
import type { FailedForm } from "~/server/failed-form.server";
import { MailedCodePage, type MailedCodeTexts } from "./mailed-code-page";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import { SecondStepAsked } from "./second-step-asked";
import type { SecondStepView } from "./second-step-form";
import { SignInForm, type SignInTexts } from "./sign-in-form";

export interface SignInPageProps {
  text: { title: string; lead: string; submit: string };
  fields: SignInTexts["fields"];
  secondStep: SecondStepView;
  mailedCode: MailedCodeTexts;
  mailedCodePath: string;
  redirectTo: string;
  /** What the action said: what failed, or the ticket to the next step. */
  answer?: FailedForm & { ticket?: string; passkey?: PasskeyOffer | null; mailedTicket?: string };
  /** Below the form. */
  children: ReactNode;
}

/** A door: the form, and after a right password the second step where the account has one. */
export function SignInPage({
  text,
  fields,
  secondStep,
  mailedCode,
  mailedCodePath,
  answer,
  children,
  ...rest
}: SignInPageProps) {
  const redirectTo = answer?.values.redirectTo ?? rest.redirectTo;
  if (answer?.ticket) {
    return (
      <SecondStepAsked
        view={secondStep}
        ticket={answer.ticket}
        redirectTo={redirectTo}
        offer={answer.passkey ?? null}
      />
    );
  }
  if (answer?.mailedTicket) {
    return (
      <MailedCodePage
        action={mailedCodePath}
        ticket={answer.mailedTicket}
        values={answer.values}
        text={mailedCode}
        code={secondStep.code}
      />
    );
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer}>
      <SignInForm texts={{ submit: text.submit, fields }} failed={answer} redirectTo={redirectTo} />
      {children}
    </AccountPage>
  );
}
