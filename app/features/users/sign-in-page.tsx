import type { ReactNode } from "react";
import type { FailedForm } from "~/server/failed-form.server";
import { AccountPage } from "./account-page";
import { SecondStepForm, type SecondStepTexts } from "./second-step-form";
import { SignInForm, type SignInTexts } from "./sign-in-form";

export interface SignInPageProps {
  text: { title: string; lead: string; submit: string };
  fields: SignInTexts["fields"] & { code: string };
  secondStep: Omit<SecondStepTexts, "code"> & { title: string; lead: string };
  secondStepPath: string;
  redirectTo: string;
  /** What the action said: what failed, or the ticket to the second step. */
  answer?: FailedForm & { ticket?: string };
  /** Below the form. */
  children: ReactNode;
}

/** A door: the form, and after a right password the second step where the account has one. */
export function SignInPage({
  text,
  fields,
  secondStep,
  secondStepPath,
  answer,
  children,
  ...rest
}: SignInPageProps) {
  const redirectTo = answer?.values.redirectTo ?? rest.redirectTo;
  if (answer?.ticket) {
    return (
      <AccountPage title={secondStep.title} lead={secondStep.lead}>
        <SecondStepForm
          action={secondStepPath}
          ticket={answer.ticket}
          redirectTo={redirectTo}
          texts={{ ...secondStep, code: fields.code }}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer}>
      <SignInForm texts={{ submit: text.submit, fields }} failed={answer} redirectTo={redirectTo} />
      {children}
    </AccountPage>
  );
}
