import { parseWithZod } from "@conform-to/zod/v4";
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
import { passkeySchema } from "~/features/passwords/account-schemas.server";
import { WithPasskeys } from "~/features/second-factor/passkey-form";
import { MakePasskey, NewPasskey } from "~/features/second-factor/passkey-new";
import { beginPasskey } from "~/features/second-factor/passkey-settings.server";
import { newPasskeyView, type PasskeyToMake } from "~/features/second-factor/passkey-view.server";
import { PASSKEYS_MAX } from "~/features/second-factor/passkeys.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { formatNumber } from "~/locales/format";
import { type FailedForm, failedForm, refusedForm } from "~/server/failed-form.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return newPasskeyView(request);
}

type Answer = FailedForm & { make?: PasskeyToMake };

/** The password once more, and then what the browser shall make. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: passkeySchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  const { account, common } = texts(language);
  const { name, currentPassword } = submission.value;
  let outcome: Awaited<ReturnType<typeof beginPasskey>>;
  try {
    outcome = await beginPasskey(context, person, currentPassword, common.brand);
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
    case "full": {
      const count = formatNumber(PASSKEYS_MAX, language);
      const text = translator(language)("passkeys.tooMany", { count });
      return failedForm(context, language, fields, { "": [text] }, 409);
    }
    default: {
      const answer: Answer = { values: {}, errors: {}, make: { name, options: outcome.options } };
      return data(answer);
    }
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AddPasskey() {
  const { text, fields, suggestedName, registration, back } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  const make = answer?.make;
  return (
    <>
      <FailedSummary failed={answer} />
      <DashboardHeading title={make ? text.createTitle : text.add}>
        <p>{make ? text.create : text.addLead}</p>
      </DashboardHeading>
      <WithPasskeys otherwise={text.unsupported} noScripts={text.needsScripts}>
        {make ? (
          <MakePasskey text={text} make={make} action={registration} />
        ) : (
          <NewPasskey text={text} fields={fields} name={suggestedName} failed={answer} />
        )}
      </WithPasskeys>
      <LinkList links={[back]} />
    </>
  );
}
