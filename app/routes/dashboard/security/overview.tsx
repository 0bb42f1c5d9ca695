import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { LinkList } from "~/features/accounts/account-page";
import { FormProblems } from "~/features/forms/form-problems";
import { confirmedFormAction } from "~/features/passwords/confirmed-form.server";
import { PasskeyList } from "~/features/second-factor/passkey-list";
import { RecoveryCodes } from "~/features/second-factor/recovery-codes";
import { codeSchema } from "~/features/second-factor/second-factor.schema";
import { SecondFactorOff, SecondFactorOn } from "~/features/second-factor/second-factor-forms";
import { switchSecondFactorOn } from "~/features/second-factor/second-factor-settings.server";
import { securityView } from "~/features/second-factor/security-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import type { FailedForm } from "~/server/failed-form.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return securityView(context, person, languageOf(request));
}

type Answer = FailedForm & { codes?: string[] };

/** Switches the second factor on with the password and a first code. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: codeSchema,
    run: async ({ code }, { fail }) => {
      const outcome = await switchSecondFactorOn(request, context, person, code);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "wrong-code") return fail({ code: "codeInvalid" });
      const answer: Answer = { values: {}, errors: {}, codes: outcome.codes };
      return data(answer, { headers: outcome.headers });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Security() {
  const {
    text,
    code,
    password,
    isOn,
    isRequired,
    secret,
    codesLeft,
    canRemoveApp,
    passkeys,
    paths: to,
  } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {isRequired && !isOn ? <Notice tone="warning">{text.required}</Notice> : null}
      <Notice tone={isOn ? "success" : "info"}>{isOn ? text.isOn : text.isOff}</Notice>
      {answer?.codes?.length ? (
        <>
          <RecoveryCodes text={text} codes={answer.codes} />
          <LinkList links={[{ href: to.security, label: text.codesKept }]} />
        </>
      ) : (
        <>
          {secret ? (
            <SecondFactorOff
              text={text}
              code={code}
              password={password}
              secret={secret}
              failed={answer}
            />
          ) : null}
          {isOn ? (
            <SecondFactorOn
              text={text}
              code={code}
              password={password}
              codesLeft={codesLeft}
              paths={to}
              canSwitchOff={canRemoveApp}
            />
          ) : null}
          <PasskeyList {...passkeys} />
        </>
      )}
    </>
  );
}
