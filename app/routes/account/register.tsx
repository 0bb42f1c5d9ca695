import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { EmailField } from "~/features/forms/form-fields";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { AccountPage, LinkList } from "~/features/identity/account-page";
import { NewPasswordFields } from "~/features/identity/new-password-fields";
import { registerSchema } from "~/features/people/registration/registration.schema";
import { register } from "~/features/people/registration/registration.server";
import { requireVisitor } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { HONEYPOT_FIELD } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { TextField } from "~/ui/form/controls";
import { Honeypot } from "~/ui/form/form";

export const handle: PageHandle = { script: true, form: "register" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(request, context);
  const language = languageOf(request);
  const { register: text, fields } = texts(language).account;
  return {
    meta: { title: text.title, description: text.metaDescription },
    text,
    fields,
    rules: formRulesOf(registerSchema),
    honeypot: HONEYPOT_FIELD,
    links: [
      { href: paths.login(language), label: text.haveAccount },
      { href: paths.privacy(language), label: text.privacy },
    ],
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireVisitor(args.request, context);
  return formAction(args, {
    schema: registerSchema,
    run: async (value, { language, fail }) => {
      const outcome = await register(context, language, value);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "mailboxLimit") return fail({ "": "account.checkEmail.asked" }, 429);
      return redirectWithToast(context, paths.checkEmail(language), {
        key: "messages.registrationSuccess",
        variant: "success",
        duration: 0,
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Register() {
  const { text, fields, rules, honeypot, links } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed}>
      <AppForm id="register" rules={rules} answer={failed} submit={text.submit}>
        <EmailField label={fields.email} autoComplete="username" />
        <TextField name="name" autoComplete="name" label={fields.name} />
        <NewPasswordFields label={fields.password} hint={fields.passwordHint} texts={fields} />
        <Honeypot name={honeypot} label={fields.honeypot} />
      </AppForm>
      <LinkList links={links} />
    </AccountPage>
  );
}
