import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/features/accounts/account-page";
import { LinkPage } from "~/features/accounts/link-page";
import { type LinkState, lookAtLink } from "~/features/accounts/one-time-links.server";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { acceptInvitationSchema } from "~/features/invitations/invitation.schema";
import { acceptInvitation } from "~/features/invitations/invitations.server";
import { NewPasswordFields } from "~/features/passwords/new-password-fields";
import { paths } from "~/paths";
import type { FailedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { TextField } from "~/ui/form";

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
    mailedLink: { state, token: token ?? "" },
    links: [
      { href: paths.adminLogin(language), label: verify.goToLogin },
      { href: paths.home(language), label: verify.backHome },
    ],
  };
}

type Answer = FailedForm & { state?: LinkState };

/** The address keeps the token while the form is shown again. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const token = new URL(args.request.url).searchParams.get("invite");
  const { link } = await lookAtLink(context.db, "invite", token, context.now());
  return formAction(args, {
    schema: acceptInvitationSchema(link?.email),
    run: async ({ invite, name, password }, { language }) => {
      const outcome = await acceptInvitation(context, invite, { name, password }, language);
      if (outcome !== "done") {
        const answer: Answer = { values: {}, errors: {}, state: outcome };
        return data(answer, { status: 400 });
      }
      return redirectWithToast(context, paths.adminLogin(language), {
        key: "messages.actionCompleted",
        variant: "success",
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminRegister() {
  const { text, fields, isMissing, mailedLink, links } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  const state = answer ? (answer.state ?? "ready") : mailedLink.state;
  if (state !== "ready") {
    const words = { title: text[`${state}Title`], text: isMissing ? text.needed : text[state] };
    return <LinkPage title={text.title} tone="warning" text={words} links={links} />;
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer}>
      <AppForm
        id="invitation"
        hidden={{ invite: answer?.values.invite ?? mailedLink.token }}
        answer={answer}
        submit={text.submit}
      >
        <TextField name="name" autoComplete="name" required label={fields.name} />
        <NewPasswordFields label={fields.password} hint={fields.adminPasswordHint} texts={fields} />
      </AppForm>
    </AccountPage>
  );
}
