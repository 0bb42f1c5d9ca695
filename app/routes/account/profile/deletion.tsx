import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { AccountPage, LinkList } from "~/features/identity/account-page";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import { deleteAccount, deletionMailFor } from "~/features/people/profile/account-deletion.server";
import { profileCrumbs } from "~/features/people/profile/crumbs.server";
import { deletionSchema } from "~/features/people/profile/profile.schema";
import { requirePerson } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { logoutHeaders } from "~/server/cookies.server";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";

export const handle: PageHandle = { script: true, form: "deletion" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { deletion: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    rules: formRulesOf(deletionSchema),
    unverifiedNotice: person.emailVerified ? null : text.unverified,
    links: [
      { href: paths.profilePart("data.json", language), label: text.download },
      { href: paths.profile(language), label: text.keep },
    ],
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const person = await requirePerson(args.request, context);
  return confirmedFormAction(args, person, {
    schema: deletionSchema,
    run: async (_, { language, fail }) => {
      const outcome = await deleteAccount(context, person, await deletionMailFor(context, person));
      if (outcome === "last-admin") return fail({ "": "account.deletion.lastAdmin" }, 409);
      return redirectWithToast(
        context,
        paths.actionCompleted(language),
        {
          key: person.emailVerified ? "account.deletion.done" : "account.deletion.doneUnconfirmed",
          variant: "success",
          // stays until dismissed
          duration: 0,
        },
        logoutHeaders(context),
      );
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Deletion() {
  const { crumbs, text, fields, rules, unverifiedNotice, links } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed} crumbs={crumbs}>
      <Prose>
        <ul>
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Prose>
      {unverifiedNotice ? <Notice tone="warning">{unverifiedNotice}</Notice> : null}
      <LinkList links={links} />
      <AppForm id="deletion" rules={rules} answer={failed} submit={text.submit} variant="danger">
        <CurrentPasswordField texts={fields} />
      </AppForm>
    </AccountPage>
  );
}
