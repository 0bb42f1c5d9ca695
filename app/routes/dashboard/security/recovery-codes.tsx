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
import { RecoveryCodes } from "~/features/second-factor/recovery-codes";
import { codeSchema } from "~/features/second-factor/second-factor.schema";
import { CodeForm } from "~/features/second-factor/second-factor-forms";
import { newRecoveryCodes } from "~/features/second-factor/second-factor-settings.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import type { FailedForm } from "~/server/failed-form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { security: text, fields } = texts(language).account;
  return {
    meta: { title: text.renew },
    text,
    code: fields.code,
    password: fields,
    action: paths.dashboardPage("security/recovery-codes", language),
    back: { href: paths.dashboardPage("security", language), label: text.title },
  };
}

type Answer = FailedForm & { codes?: string[] };

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: codeSchema,
    run: async ({ code }, { fail }) => {
      const outcome = await newRecoveryCodes(request, context, person, code);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "wrong-code") return fail({ code: "codeInvalid" });
      const answer: Answer = { values: {}, errors: {}, codes: outcome.codes };
      return data(answer);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewRecoveryCodes() {
  const { text, code, password, action: post, back } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={text.renew} />
      {answer?.codes ? (
        <>
          <RecoveryCodes text={text} codes={answer.codes} />
          <LinkList links={[{ href: back.href, label: text.codesKept }]} />
        </>
      ) : (
        <>
          <CodeForm
            id="renew"
            action={post}
            code={code}
            password={password}
            hint={text.confirm}
            answer={answer}
            submit={text.renew}
          />
          <LinkList links={[back]} />
        </>
      )}
    </>
  );
}
