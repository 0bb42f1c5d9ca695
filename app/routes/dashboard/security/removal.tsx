import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { CodeFormPage } from "~/features/identity/second-factor/code-form-page";
import { codeSchema } from "~/features/identity/second-factor/second-factor.schema";
import { switchAuthenticatorAppOff } from "~/features/identity/second-factor/second-factor-settings.server";
import { codeFormView } from "~/features/identity/second-factor/security-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return codeFormView(languageOf(request), "off");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: codeSchema,
    run: async ({ code }, { language, fail }) => {
      const outcome = await switchAuthenticatorAppOff(request, context, person, code);
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
  const view = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <CodeFormPage view={view} id="off" variant="danger" answer={failed} />;
}
