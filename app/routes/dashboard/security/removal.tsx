import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { LinkList } from "~/features/accounts/account-page";
import { FormProblems } from "~/features/forms/form-problems";
import { confirmedFormAction } from "~/features/passwords/confirmed-form.server";
import { codeSchema } from "~/features/second-factor/second-factor.schema";
import { CodeForm } from "~/features/second-factor/second-factor-forms";
import { switchSecondFactorOff } from "~/features/second-factor/second-factor-settings.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

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

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: codeSchema,
    run: async ({ code }, { language, fail }) => {
      const outcome = await switchSecondFactorOff(request, context, person, code);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "wrong-code") return fail({ code: "codeInvalid" });
      if (outcome === "last-factor") return fail({ "": "passkeys.lastOne" }, 409);
      const key = outcome.hasPasskey ? "passkeys.appOff" : "account.security.switchedOff";
      const flash = { key, variant: "success" } as const;
      const back = paths.dashboardPage("security", language);
      return redirectWithToast(context, back, flash, outcome.headers);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RemoveSecondFactor() {
  const { text, code, password, action: post, back } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FormProblems answer={failed} />
      <DashboardHeading title={text.off} />
      <CodeForm
        id="off"
        action={post}
        code={code}
        password={password}
        hint={text.confirm}
        answer={failed}
        submit={text.off}
        variant="danger"
      />
      <LinkList links={[back]} />
    </>
  );
}
