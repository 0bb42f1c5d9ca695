import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FailedSummary, LinkList, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import { removePasskey } from "~/features/second-factor/passkey-settings.server";
import { passkeyToRemove } from "~/features/second-factor/passkey-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return passkeyToRemove(context, person, params.id ?? "", languageOf(request));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const password = String(fields.get("currentPassword") ?? "");
  if (password === "") {
    return failedForm(context, language, fields, { currentPassword: ["passwordRequired"] });
  }
  const { account, passkeys } = texts(language);
  let outcome: Awaited<ReturnType<typeof removePasskey>>;
  try {
    outcome = await removePasskey(request, context, person, params.id ?? "", password);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  switch (outcome) {
    case "tooMany":
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    case "wrong-password":
      return failedForm(context, language, fields, {
        currentPassword: [account.changePassword.wrong],
      });
    case "last-factor":
      return failedForm(context, language, fields, { "": [passkeys.lastOne] }, 409);
    case "gone":
      throw data(null, { status: 404 });
    default: {
      const flash = { key: "passkeys.removed", variant: "success" } as const;
      const back = paths.dashboardPage("security", language);
      return redirectWithToast(context, back, flash, outcome.headers);
    }
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RemovePasskey() {
  const { text, fields, lead, back } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FailedSummary failed={failed} />
      <DashboardHeading title={text.remove}>
        <p>{lead}</p>
        <p>{text.removeHint}</p>
      </DashboardHeading>
      <PostForm>
        <CurrentPasswordField texts={fields} failed={failed} />
        <FormActions>
          <Button variant="danger">{text.removeSubmit}</Button>
        </FormActions>
      </PostForm>
      <LinkList links={[back]} />
    </>
  );
}
