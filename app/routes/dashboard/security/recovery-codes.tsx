import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FailedSummary, LinkList } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { refusedPassword } from "~/features/passwords/confirmed-form.server";
import { RecoveryCodes } from "~/features/second-factor/recovery-codes";
import { CodeForm } from "~/features/second-factor/second-factor-forms";
import { newRecoveryCodes } from "~/features/second-factor/second-factor-settings.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { type FailedForm, failedForm, refusedForm } from "~/server/failed-form.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";

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

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const refused = await refusedPassword(context, language, person, fields);
  if (refused) return refused;
  const code = String(fields.get("code") ?? "");
  let outcome: Awaited<ReturnType<typeof newRecoveryCodes>>;
  try {
    outcome = await newRecoveryCodes(request, context, person, code);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  if (outcome === "tooMany") {
    return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
  }
  if (outcome === "wrong-code") {
    return failedForm(context, language, fields, { code: ["codeInvalid"] });
  }
  const answer: Answer = { values: {}, errors: {}, codes: outcome.codes };
  return data(answer);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewRecoveryCodes() {
  const { text, code, password, action: post, back } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <>
      <FailedSummary failed={answer} />
      <DashboardHeading title={text.renew} />
      {answer?.codes ? (
        <>
          <RecoveryCodes text={text} codes={answer.codes} />
          <LinkList links={[{ href: back.href, label: text.codesKept }]} />
        </>
      ) : (
        <>
          <CodeForm
            action={post}
            code={code}
            password={password}
            hint={text.confirm}
            failed={answer}
          >
            <Button>{text.renew}</Button>
          </CodeForm>
          <LinkList links={[back]} />
        </>
      )}
    </>
  );
}
