import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FailedSummary, LinkList } from "~/features/accounts/account-page";
import { passkeyName } from "~/features/passwords/account-schemas.server";
import { addPasskey } from "~/features/second-factor/passkey-settings.server";
import { newPasskeyView } from "~/features/second-factor/passkey-view.server";
import { RecoveryCodes } from "~/features/second-factor/recovery-codes";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { type FailedForm, failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return newPasskeyView(request);
}

type Answer = FailedForm & { codes?: string[] };

/** Keeps the passkey that the browser has made. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  const credential = String(fields.get("credential") ?? "");
  fields.delete("credential");
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const name = passkeyName.safeParse(fields.get("name"));
  const added = name.success
    ? await addPasskey(request, context, person, { name: name.data, credential })
    : null;
  if (!added) {
    const { notAdded } = texts(language).passkeys;
    return failedForm(context, language, fields, { "": [notAdded] });
  }
  const { codes, headers } = added;
  if (codes.length > 0) {
    const answer: Answer = { values: {}, errors: {}, codes };
    return data(answer, { headers });
  }
  const flash = { key: "passkeys.added", variant: "success" } as const;
  return redirectWithToast(context, paths.dashboardPage("security", language), flash, headers);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PasskeyRegistration() {
  const { text, security, again, back } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <>
      <FailedSummary failed={answer} />
      <DashboardHeading title={text.add} />
      {answer?.codes ? (
        <>
          <Notice tone="success" role="status">
            {text.added}
          </Notice>
          <RecoveryCodes text={security} codes={answer.codes} />
          <LinkList links={[{ href: back.href, label: security.codesKept }]} />
        </>
      ) : (
        <LinkList links={[again, back]} />
      )}
    </>
  );
}
