import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, LinkList, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { EmailField } from "~/features/forms/email-field";
import { registerSchema } from "~/features/passwords/account-schemas.server";
import { NewPasswordFields } from "~/features/passwords/new-password-fields";
import { register } from "~/features/registration/registration.server";
import { requireVisitor } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { HONEYPOT_FIELD, readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions, Honeypot, TextField } from "~/ui/form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(request, context);
  const language = languageOf(request);
  const { register: text, fields } = texts(language).account;
  return {
    meta: { title: text.title, description: text.metaDescription },
    text,
    fields,
    honeypot: HONEYPOT_FIELD,
    ways: [
      { href: paths.login(language), label: text.haveAccount },
      { href: paths.privacy(language), label: text.privacy },
    ],
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireVisitor(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: registerSchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  try {
    if ((await register(context, language, submission.value)) === "tooMany") {
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    }
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  return redirectWithToast(context, paths.checkEmail(language), {
    key: "messages.registrationSuccess",
    variant: "success",
    duration: 0,
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Register() {
  const { text, fields, honeypot, ways } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed}>
      <PostForm>
        <EmailField label={fields.email} failed={failed} />
        <TextField
          name="name"
          autoComplete="name"
          label={fields.name}
          defaultValue={failed?.values.name}
          error={failed?.errors.name}
        />
        <NewPasswordFields
          label={fields.password}
          hint={fields.passwordHint}
          texts={fields}
          failed={failed}
        />
        <Honeypot name={honeypot} label={fields.honeypot} />
        <FormActions>
          <Button>{text.submit}</Button>
        </FormActions>
      </PostForm>
      <LinkList links={ways} />
    </AccountPage>
  );
}
