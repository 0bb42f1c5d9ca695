import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FormProblems } from "~/features/forms/form-problems";
import { Notice } from "~/ui/notice";
import { PasskeyList } from "./passkey-list";
import { type CodesAnswer, RecoveryCodes } from "./recovery-codes";
import { AuthenticatorAppSetup, SecondFactorOn } from "./second-factor-forms";
import type { SecurityView } from "./security-view.server";

/**
 * State and settings of the second factor. The answer to the form that switches it on shows the new
 * recovery codes instead.
 */
export function SecurityPage({ view, answer }: { view: SecurityView; answer?: CodesAnswer }) {
  const { text, isOn, isRequired, paths } = view;
  return (
    <>
      <FormProblems answer={answer} fields={{ code: { label: view.codeLabel } }} />
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {isRequired && !isOn ? <Notice tone="warning">{text.required}</Notice> : null}
      <Notice tone={isOn ? "success" : "info"}>{isOn ? text.isOn : text.isOff}</Notice>
      {answer?.codes?.length ? (
        <RecoveryCodes text={text} codes={answer.codes} next={paths.security} />
      ) : (
        <SecondFactors view={view} failed={answer} />
      )}
    </>
  );
}

function SecondFactors({ view, failed }: { view: SecurityView; failed?: CodesAnswer }) {
  const {
    text,
    codeLabel,
    passwordTexts,
    rules,
    isOn,
    secret,
    codesLeft,
    canRemoveApp,
    passkeys,
    paths,
  } = view;
  return (
    <>
      {secret ? (
        <AuthenticatorAppSetup
          text={text}
          codeLabel={codeLabel}
          passwordTexts={passwordTexts}
          rules={rules}
          secret={secret}
          failed={failed}
        />
      ) : null}
      {isOn ? (
        <SecondFactorOn
          text={text}
          codeLabel={codeLabel}
          passwordTexts={passwordTexts}
          rules={rules}
          codesLeft={codesLeft}
          paths={paths}
          canSwitchOff={canRemoveApp}
        />
      ) : null}
      <PasskeyList {...passkeys} />
    </>
  );
}
