import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FormProblems } from "~/features/forms/form-problems";
import { LinkList } from "~/features/identity/account-page";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { PASSKEYS_MAX } from "~/features/identity/passkeys.server";
import { WithPasskeys } from "~/features/identity/second-factor/passkey-form";
import { NewPasskeyForm, PasskeyCreationForm } from "~/features/identity/second-factor/passkey-new";
import { startPasskeyRegistration } from "~/features/identity/second-factor/passkey-settings.server";
import {
  newPasskeyView,
  type PendingPasskey,
} from "~/features/identity/second-factor/passkey-view.server";
import { passkeySchema } from "~/features/identity/second-factor/second-factor.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { formatNumber } from "~/locales/format";
import { pageMeta } from "~/server/page-meta";
import type { ReturnedForm } from "~/server/returned-form.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return newPasskeyView(request);
}

type Answer = ReturnedForm & { passkeyToMake?: PendingPasskey };

/** Confirms the password, then gives the browser the passkey options. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const person = await requireAdmin(args.request, context);
  return confirmedFormAction(args, person, {
    schema: passkeySchema,
    run: async ({ name }, { language, fail }) => {
      const outcome = await startPasskeyRegistration(context, person, language);
      if (outcome === "full") {
        const count = formatNumber(PASSKEYS_MAX, language);
        return fail({ "": { key: "passkeys.tooMany", values: { count } } }, 409);
      }
      const answer: Answer = {
        values: {},
        errors: {},
        passkeyToMake: { name, options: outcome.options },
      };
      return data(answer);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AddPasskey() {
  const { text, fields, rules, suggestedName, registrationAction, back } =
    useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const passkeyToMake = answer?.passkeyToMake;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={passkeyToMake ? text.createTitle : text.add}>
        <p>{passkeyToMake ? text.create : text.addLead}</p>
      </DashboardHeading>
      <WithPasskeys otherwise={text.unsupported} noScripts={text.needsScripts}>
        {passkeyToMake ? (
          <PasskeyCreationForm text={text} pending={passkeyToMake} action={registrationAction} />
        ) : (
          <NewPasskeyForm
            text={text}
            fields={fields}
            rules={rules}
            name={suggestedName}
            failed={answer}
          />
        )}
      </WithPasskeys>
      <LinkList links={[back]} />
    </>
  );
}
