import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { changePasswordSchema } from "~/features/passwords/account-schemas.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import { NewPasswordFields } from "~/features/passwords/new-password-fields";
import {
  changePassword,
  type PasswordChange,
  passwordVersion,
} from "~/features/passwords/password-change.server";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import { requirePerson } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { changePassword: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    version: await passwordVersion(context, person.id),
    hint: person.role === "admin" ? fields.adminPasswordHint : fields.passwordHint,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: changePasswordSchema(person.role) });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  let outcome: PasswordChange;
  try {
    outcome = await changePassword(request, context, person, {
      ...submission.value,
      seenVersion: String(fields.get("passwordVersion") ?? ""),
    });
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  switch (outcome.result) {
    case "tooMany":
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    case "wrong-password": {
      const { wrong } = texts(language).account.changePassword;
      return failedForm(context, language, fields, { currentPassword: [wrong] });
    }
    case "changed-meanwhile": {
      const { changedMeanwhile } = texts(language).account.changePassword;
      fields.delete("passwordVersion");
      return failedForm(context, language, fields, { "": [changedMeanwhile] }, 409);
    }
    case "refused":
      return failedForm(context, language, fields, { password: [outcome.problem] });
    case "done": {
      const flash = { key: "messages.saved", variant: "success" } as const;
      return redirectWithToast(context, paths.profile(language), flash, outcome.headers);
    }
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ChangePassword() {
  const { crumbs, text, fields, hint, version } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed} crumbs={crumbs}>
      <PostForm hidden={{ passwordVersion: version }}>
        <CurrentPasswordField texts={fields} failed={failed} />
        <NewPasswordFields label={fields.newPassword} hint={hint} texts={fields} failed={failed} />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
    </AccountPage>
  );
}
