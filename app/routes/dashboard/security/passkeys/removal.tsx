import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { FormProblems } from "~/features/forms/form-problems";
import { LinkList } from "~/features/identity/account-page";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import { removePasskey } from "~/features/identity/second-factor/passkey-settings.server";
import { passkeyRemovalView } from "~/features/identity/second-factor/passkey-view.server";
import { passkeyRemovalSchema } from "~/features/identity/second-factor/second-factor.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return passkeyRemovalView(context, person, params.id ?? "", languageOf(request));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return confirmedFormAction(args, person, {
    schema: passkeyRemovalSchema,
    run: async (_, { language, fail }) => {
      const outcome = await removePasskey(request, context, person, params.id ?? "");
      if (outcome === "last-factor") return fail({ "": "passkeys.lastOne" }, 409);
      if (outcome === "gone") throw data(null, { status: 404 });
      const flash = { key: "passkeys.removed", variant: "success" } as const;
      const back = paths.dashboardPage("security", language);
      return redirectWithToast(context, back, flash, outcome.headers);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RemovePasskey() {
  const { text, fields, rules, lead, back } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FormProblems answer={failed} />
      <DashboardHeading title={text.remove}>
        <p>{lead}</p>
        <p>{text.removeHint}</p>
      </DashboardHeading>
      <AppForm
        id="removal"
        rules={rules}
        answer={failed}
        submit={text.removeSubmit}
        variant="danger"
      >
        <CurrentPasswordField texts={fields} />
      </AppForm>
      <LinkList links={[back]} />
    </>
  );
}
