import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, LinkList, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { EmailField } from "~/features/forms/email-field";
import { emailSchema } from "~/features/passwords/account-schemas.server";
import { askForVerification } from "~/features/registration/registration.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { checkEmail, fields, verify } = texts(language).account;
  const isReset = new URL(request.url).searchParams.get("for") === "reset";
  const person = await personOf(request, context);
  const ways = [
    { href: paths.login(language), label: verify.goToLogin },
    { href: paths.home(language), label: verify.backHome },
  ];
  if (isReset) ways.unshift({ href: paths.forgot(language), label: checkEmail.resetAgain });
  return {
    meta: { title: isReset ? checkEmail.resetTitle : checkEmail.title },
    title: isReset ? checkEmail.resetTitle : checkEmail.title,
    lead: isReset ? checkEmail.resetLead : checkEmail.lead,
    isReset,
    text: checkEmail,
    fields,
    email: person?.email,
    action: paths.checkEmail(language),
    ways: person ? [{ href: paths.profile(language), label: verify.goToProfile }] : ways,
  };
}

/** Sends the confirmation again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: emailSchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  try {
    if ((await askForVerification(context, language, submission.value.email)) === "tooMany") {
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    }
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  return redirectWithToast(context, paths.checkEmail(language), {
    key: "account.checkEmail.sentAgain",
    variant: "success",
    duration: 0,
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function CheckEmail() {
  const page = useLoaderData<typeof loader>();
  const { text } = page;
  const failed = useActionData<typeof action>();
  return (
    <AccountPage title={page.title} lead={page.lead} failed={failed}>
      <p>{text.spam}</p>
      {page.isReset ? null : (
        <PostForm action={page.action}>
          <EmailField label={page.fields.email} failed={failed} defaultValue={page.email} />
          <FormActions>
            <Button variant="quiet">{text.again}</Button>
          </FormActions>
        </PostForm>
      )}
      <LinkList links={page.ways} />
    </AccountPage>
  );
}
