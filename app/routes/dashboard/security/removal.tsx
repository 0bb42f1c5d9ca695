import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FailedSummary, LinkList } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { refusedPassword } from "~/features/passwords/confirmed-form.server";
import { CodeForm } from "~/features/second-factor/second-factor-forms";
import { switchSecondFactorOff } from "~/features/second-factor/second-factor-settings.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { security: text, fields } = texts(language).account;
  return {
    meta: { title: text.off },
    text,
    code: fields.code,
    password: fields,
    action: paths.dashboardPage("security/removal", language),
    back: { href: paths.dashboardPage("security", language), label: text.title },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const refused = await refusedPassword(context, language, person, fields);
  if (refused) return refused;
  const code = String(fields.get("code") ?? "");
  let outcome: Awaited<ReturnType<typeof switchSecondFactorOff>>;
  try {
    outcome = await switchSecondFactorOff(request, context, person, code);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  if (outcome === "tooMany") {
    return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
  }
  if (outcome === "wrong-code") {
    return failedForm(context, language, fields, { code: ["codeInvalid"] });
  }
  if (outcome === "last-factor") {
    const { lastOne } = texts(language).passkeys;
    return failedForm(context, language, fields, { "": [lastOne] }, 409);
  }
  const key = outcome.hasPasskey ? "passkeys.appOff" : "account.security.switchedOff";
  const flash = { key, variant: "success" } as const;
  const back = paths.dashboardPage("security", language);
  return redirectWithToast(context, back, flash, outcome.headers);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RemoveSecondFactor() {
  const { text, code, password, action: post, back } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FailedSummary failed={failed} />
      <DashboardHeading title={text.off} />
      <CodeForm action={post} code={code} password={password} hint={text.confirm} failed={failed}>
        <Button variant="danger">{text.off}</Button>
      </CodeForm>
      <LinkList links={[back]} />
    </>
  );
}
