import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { CodeFormPage } from "~/features/identity/second-factor/code-form-page";
import type { CodesAnswer } from "~/features/identity/second-factor/recovery-codes";
import { codeSchema } from "~/features/identity/second-factor/second-factor.schema";
import { replaceRecoveryCodes } from "~/features/identity/second-factor/second-factor-settings.server";
import { codeFormView } from "~/features/identity/second-factor/security-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return codeFormView(languageOf(request), "renew");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: codeSchema,
    run: async ({ code }, { fail }) => {
      const outcome = await replaceRecoveryCodes(request, context, person, code);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "wrong-code") return fail({ code: "codeInvalid" });
      const answer: CodesAnswer = { values: {}, errors: {}, codes: outcome.codes };
      return data(answer);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewRecoveryCodes() {
  const view = useLoaderData<typeof loader>();
  return <CodeFormPage view={view} id="renew" answer={useActionData<typeof action>()} />;
}
