import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, LinkList, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import { deleteAccount } from "~/features/profile/account-deletion.server";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import { requirePerson } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { farewellHeaders } from "~/server/cookies.server";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { deletion: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    unverified: person.emailVerified ? null : text.unverified,
    ways: [
      { href: paths.profilePart("data.json", language), label: text.download },
      { href: paths.profile(language), label: text.keep },
    ],
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const password = String(fields.get("currentPassword") ?? "");
  if (password === "") {
    return failedForm(context, language, fields, { currentPassword: ["passwordRequired"] });
  }
  let outcome: Awaited<ReturnType<typeof deleteAccount>>;
  try {
    outcome = await deleteAccount(context, person, password);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  const { changePassword, deletion } = texts(language).account;
  switch (outcome) {
    case "tooMany":
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    case "wrong-password":
      return failedForm(context, language, fields, { currentPassword: [changePassword.wrong] });
    case "last-admin":
      return failedForm(context, language, fields, { "": [deletion.lastAdmin] }, 409);
    case "done":
      return redirectWithToast(
        context,
        paths.actionCompleted(language),
        { key: "messages.actionCompleted", variant: "success" },
        farewellHeaders(context),
      );
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Deletion() {
  const { crumbs, text, fields, unverified, ways } = useLoaderData<typeof loader>();
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
      {unverified ? <Notice tone="warning">{unverified}</Notice> : null}
      <LinkList links={ways} />
      <PostForm>
        <CurrentPasswordField texts={fields} failed={failed} />
        <FormActions>
          <Button variant="danger">{text.submit}</Button>
        </FormActions>
      </PostForm>
    </AccountPage>
  );
}
