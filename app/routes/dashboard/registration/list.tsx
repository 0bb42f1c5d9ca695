import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { FailedSummary, PostButton, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { EmailField } from "~/features/forms/email-field";
import { invite } from "~/features/invitations/invitations.server";
import { registrationView } from "~/features/invitations/invitations-view.server";
import { invitationSchema } from "~/features/passwords/account-schemas.server";
import { refusedPassword } from "~/features/passwords/confirmed-form.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { FormActions, Select } from "~/ui/form";
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
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: invitationSchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  const refused = await refusedPassword(context, language, person, fields);
  if (refused) return refused;
  try {
    if ((await invite(context, person, submission.value)) === "is-admin") {
      const { isAdmin } = texts(language).account.registration;
      return failedForm(context, language, fields, { email: [isAdmin] });
    }
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  return redirectWithToast(context, paths.dashboardPage("registration", language), {
    key: "account.registration.sent",
    variant: "success",
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Registration() {
  const { text, password, language, languages, view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FailedSummary failed={failed} />
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <h2>{text.invite}</h2>
      <PostForm>
        <EmailField label={text.email} hint={text.inviteHint} failed={failed} autoComplete="off" />
        <Select
          name="language"
          required
          label={text.mailLanguage}
          options={languages}
          defaultValue={failed?.values.language ?? language}
          error={failed?.errors.language}
        />
        <CurrentPasswordField texts={password} failed={failed} />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
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
