import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, PostForm } from "~/features/accounts/account-page";
import { LinkPage } from "~/features/accounts/link-page";
import { type LinkState, lookAtLink } from "~/features/accounts/one-time-links.server";
import { busyForm } from "~/features/forms/busy-form.server";
import { acceptInvitation } from "~/features/invitations/invitations.server";
import { acceptInvitationSchema } from "~/features/passwords/account-schemas.server";
import { NewPasswordFields } from "~/features/passwords/new-password-fields";
import { paths } from "~/paths";
import { type FailedForm, failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions, TextField } from "~/ui/form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { invitation: text, fields, verify } = texts(language).account;
  const token = new URL(request.url).searchParams.get("invite");
  const { state, link } = await lookAtLink(context.db, "invite", token, context.now());
  const t = translator(language);
  return {
    meta: { title: text.title },
    text: { ...text, lead: t("account.invitation.lead", { email: link?.email ?? "" }) },
    fields,
    isMissing: token === null,
    seen: { state, token: token ?? "" },
    ways: [
      { href: paths.adminLogin(language), label: verify.goToLogin },
      { href: paths.home(language), label: verify.backHome },
    ],
  };
}

interface Answer {
  state: LinkState;
  token: string;
  failed?: FailedForm;
}

/** The address keeps the token while the form is shown again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  const token = String(fields.get("invite") ?? "");
  const again = ({ data: failed, init }: ReturnType<typeof failedForm>) =>
    data<Answer>({ state: "ready", token, failed }, init ?? undefined);
  if (refusal) return again(refusedForm(context, language, { fields, refusal }));
  const seen = await lookAtLink(context.db, "invite", token, context.now());
  if (seen.state !== "ready") return data<Answer>({ state: seen.state, token }, { status: 400 });
  const submission = parseWithZod(fields, {
    schema: acceptInvitationSchema(seen.link?.email),
  });
  if (submission.status !== "success") {
    return again(failedForm(context, language, fields, submission.error ?? {}));
  }
  let outcome: Awaited<ReturnType<typeof acceptInvitation>>;
  try {
    outcome = await acceptInvitation(context, token, submission.value, language);
  } catch (error) {
    return again(await busyForm(context, language, fields, error));
  }
  if (outcome !== "done") return data<Answer>({ state: outcome, token }, { status: 400 });
  return redirectWithToast(context, paths.adminLogin(language), {
    key: "messages.actionCompleted",
    variant: "success",
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminRegister() {
  const { text, fields, isMissing, seen, ways } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  const { state, token }: Answer = answer ?? seen;
  if (state !== "ready") {
    const words = { title: text[`${state}Title`], text: isMissing ? text.needed : text[state] };
    return <LinkPage title={text.title} tone="warning" text={words} ways={ways} />;
  }
  const failed = answer?.failed;
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed}>
      <PostForm hidden={{ invite: token }}>
        <TextField
          name="name"
          autoComplete="name"
          required
          label={fields.name}
          defaultValue={failed?.values.name}
          error={failed?.errors.name}
        />
        <NewPasswordFields
          label={fields.password}
          hint={fields.adminPasswordHint}
          texts={fields}
          failed={failed}
        />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
    </AccountPage>
  );
}
