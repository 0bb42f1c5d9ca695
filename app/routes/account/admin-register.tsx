import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { AccountPage } from "~/features/identity/account-page";
import { LinkPage } from "~/features/identity/link-page";
import { NewPasswordFields } from "~/features/identity/new-password-fields";
import {
  type AcceptanceAnswer,
  answerInvitation,
  readInvitation,
} from "~/features/people/invitations/acceptance-answer.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";
import { TextField } from "~/ui/form/controls";

export const handle: PageHandle = { script: true };

export const loader = readInvitation;

export const action = answerInvitation;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminRegister() {
  const { text, fields, rules, isMissing, mailedLink, links, accountEmail } =
    useLoaderData<typeof loader>();
  const answer: AcceptanceAnswer | undefined = useActionData<typeof action>();
  const state = answer ? (answer.state ?? "ready") : mailedLink.state;
  if (state !== "ready") {
    const words = isMissing ? text.needed : text[state];
    return <LinkPage title={text[`${state}Title`]} tone="warning" text={words} links={links} />;
  }
  return (
    <AccountPage title={text.title} lead={text.lead} failed={answer}>
      <AppForm
        id="invitation"
        rules={rules}
        hidden={{ invite: answer?.values.invite ?? mailedLink.token }}
        answer={answer}
        submit={text.submit}
      >
        <TextField name="name" autoComplete="name" label={fields.name} />
        <NewPasswordFields
          label={fields.password}
          hint={fields.adminPasswordHint}
          texts={fields}
          accountEmail={accountEmail}
        />
      </AppForm>
    </AccountPage>
  );
}
