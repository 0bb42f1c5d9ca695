import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import type { CodesAnswer } from "~/features/identity/second-factor/recovery-codes";
import { codeSchema } from "~/features/identity/second-factor/second-factor.schema";
import { switchSecondFactorOn } from "~/features/identity/second-factor/second-factor-settings.server";
import { SecurityPage } from "~/features/identity/second-factor/security-page";
import { securityView } from "~/features/identity/second-factor/security-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return securityView(context, person, languageOf(request));
}

/** Turns the second factor on, with the password and a first code. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: codeSchema,
    run: async ({ code }, { fail }) => {
      const outcome = await switchSecondFactorOn(request, context, person, code);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "wrong-code") return fail({ code: "codeInvalid" });
      if (outcome === "expired") return fail({ code: "account.security.scanAgain" });
      const answer: CodesAnswer = { values: {}, errors: {}, codes: outcome.codes };
      return data(answer, { headers: outcome.headers });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Security() {
  const view = useLoaderData<typeof loader>();
  return <SecurityPage view={view} answer={useActionData<typeof action>()} />;
}
