import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { AccountPage } from "~/features/identity/account-page";
import { confirmationFailure } from "~/features/identity/confirmed-form.server";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import { NewPasswordFields } from "~/features/identity/new-password-fields";
import { changePasswordSchema } from "~/features/identity/password.schema";
import {
  changePassword,
  passwordVersionOf,
} from "~/features/people/new-password/password-change.server";
import { profileCrumbs } from "~/features/people/profile/crumbs.server";
import { requirePerson } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "password-change" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { changePassword: text, fields } = texts(language).account;
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    email: person.email,
    rules: formRulesOf(changePasswordSchema(person.role)),
    version: await passwordVersionOf(context, person.id),
    hint: person.role === "admin" ? fields.adminPasswordHint : fields.passwordHint,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requirePerson(request, context);
  return formAction(args, {
    schema: changePasswordSchema(person.role),
    run: async (change, form) => {
      const outcome = await changePassword(request, context, person, change);
      switch (outcome.result) {
        case "tooMany":
        case "wrong-password":
          return confirmationFailure(outcome.result, form);
        case "changed-meanwhile":
          form.fields.delete("passwordVersion");
          return form.fail({ "": "account.changePassword.changedMeanwhile" }, 409);
        case "refused":
          return form.fail({ password: outcome.problem });
        case "done": {
          const flash = { key: "messages.saved", variant: "success" } as const;
          return redirectWithToast(context, paths.profile(form.language), flash, outcome.headers);
        }
      }
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ChangePassword() {
  const { crumbs, text, fields, rules, hint, version, email } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage
      title={text.title}
      lead={text.lead}
      failed={failed}
      fields={{
        currentPassword: { label: fields.currentPassword },
        password: { label: fields.newPassword },
      }}
      crumbs={crumbs}
    >
      <AppForm
        id="password-change"
        rules={rules}
        hidden={{ passwordVersion: version }}
        answer={failed}
        submit={text.submit}
      >
        <CurrentPasswordField texts={fields} accountEmail={email} />
        <NewPasswordFields label={fields.newPassword} hint={hint} texts={fields} />
      </AppForm>
    </AccountPage>
  );
}
