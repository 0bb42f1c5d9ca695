import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FormProblems } from "~/features/forms/form-problems";
import { LinkList } from "../account-page";
import { type CodesAnswer, RecoveryCodes } from "./recovery-codes";
import { CodeForm } from "./second-factor-forms";
import type { CodeFormView } from "./security-view.server";

/** A page with one form that asks for a code. Afterwards it shows new recovery codes, if any were created. */
export function CodeFormPage({
  view,
  id,
  variant,
  answer,
}: {
  view: CodeFormView;
  id: string;
  variant?: "danger";
  answer?: CodesAnswer;
}) {
  const { title, text, codeLabel, passwordTexts, rules, action, back } = view;
  return (
    <>
      <FormProblems answer={answer} fields={{ code: { label: codeLabel } }} />
      <DashboardHeading title={title} />
      {answer?.codes ? (
        <RecoveryCodes text={text} codes={answer.codes} next={back.href} />
      ) : (
        <>
          <CodeForm
            id={id}
            action={action}
            rules={rules}
            codeLabel={codeLabel}
            passwordTexts={passwordTexts}
            hint={text.confirm}
            answer={answer}
            submit={title}
            variant={variant}
          />
          <LinkList links={[back]} />
        </>
      )}
    </>
  );
}
