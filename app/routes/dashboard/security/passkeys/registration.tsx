import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { formAction } from "~/features/forms/form-action.server";
import { FormProblems } from "~/features/forms/form-problems";
import { LinkList } from "~/features/identity/account-page";
import { addPasskey } from "~/features/identity/second-factor/passkey-settings.server";
import { newPasskeyView } from "~/features/identity/second-factor/passkey-view.server";
import { type CodesAnswer, RecoveryCodes } from "~/features/identity/second-factor/recovery-codes";
import { passkeyRegistrationSchema } from "~/features/identity/second-factor/second-factor.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return newPasskeyView(request);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: passkeyRegistrationSchema,
    run: async ({ name, credential }, { language, fail }) => {
      const result = name && (await addPasskey(request, context, person, { name, credential }));
      if (!result) return fail({ "": "passkeys.notAdded" });
      const { codes, headers } = result;
      if (codes.length > 0) {
        const answer: CodesAnswer = { values: {}, errors: {}, codes };
        return data(answer, { headers });
      }
      const flash = { key: "passkeys.added", variant: "success" } as const;
      return redirectWithToast(context, paths.dashboardPage("security", language), flash, headers);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PasskeyRegistration() {
  const { text, security, startOverLink, back } = useLoaderData<typeof loader>();
  const answer: CodesAnswer | undefined = useActionData<typeof action>();
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={text.add}>
        {answer?.codes ? null : <p>{text.addLead}</p>}
      </DashboardHeading>
      {answer?.codes ? (
        <>
          <Notice tone="success" role="status">
            {text.added}
          </Notice>
          <RecoveryCodes text={security} codes={answer.codes} next={back.href} />
        </>
      ) : (
        <LinkList links={[startOverLink, back]} />
      )}
    </>
  );
}
