import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { EmailField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { invitationSchema } from "~/features/invitations/invitation.schema";
import { invite } from "~/features/invitations/invitations.server";
import { registrationView } from "~/features/invitations/invitations-view.server";
import { confirmedFormAction } from "~/features/passwords/confirmed-form.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Select } from "~/ui/form";
import { Table } from "~/ui/table";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { registration: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    text,
    password: fields,
    language,
    languages: languages.map((value) => ({ value, label: languageNames[value] })),
    view: await registrationView(context, language),
  };
}

/** Sends an invitation. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const person = await requireAdmin(args.request, context);
  return confirmedFormAction(args, person, {
    schema: invitationSchema,
    run: async (invitation, { language, fail }) => {
      const outcome = await invite(context, person, invitation);
      if (outcome === "is-admin") return fail({ email: "account.registration.isAdmin" });
      return redirectWithToast(context, paths.dashboardPage("registration", language), {
        key: "account.registration.sent",
        variant: "success",
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Registration() {
  const { text, password, language, languages, view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FormProblems answer={failed} />
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <h2>{text.invite}</h2>
      <AppForm id="invitation" defaults={{ language }} answer={failed} submit={text.submit}>
        <EmailField label={text.email} hint={text.inviteHint} autoComplete="off" required />
        <Select name="language" required label={text.mailLanguage} options={languages} />
        <CurrentPasswordField texts={password} />
      </AppForm>
      {view.invitations.length > 0 ? (
        <Table
          caption={text.open}
          rows={view.invitations}
          rowKey={({ id }) => id}
          columns={[
            { key: "email", title: text.email, cell: ({ email }) => email },
            { key: "by", title: text.invitedBy, cell: ({ invitedBy }) => invitedBy },
            { key: "until", title: text.until, cell: ({ until }) => until },
            {
              key: "state",
              title: text.stateLabel,
              cell: ({ state, withdrawal, withdrawName }) =>
                withdrawal ? (
                  <PostButton action={withdrawal}>
                    <Button variant="quiet" aria-label={withdrawName}>
                      {text.withdraw}
                    </Button>
                  </PostButton>
                ) : (
                  <Badge>{state}</Badge>
                ),
            },
          ]}
        />
      ) : (
        <p>{text.none}</p>
      )}
      <Table
        caption={text.admins}
        rows={view.admins}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "email",
            title: text.email,
            cell: ({ email, name }) => (name ? `${name}, ${email}` : email),
          },
          { key: "since", title: text.since, cell: ({ since }) => since },
          { key: "second", title: text.secondStep, cell: ({ secondStep }) => secondStep },
          {
            key: "state",
            title: text.stateLabel,
            cell: ({ disabled }) =>
              disabled ? <Badge tone="bad">{text.disabled}</Badge> : text.active,
          },
        ]}
      />
    </>
  );
}
