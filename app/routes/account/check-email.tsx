import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emailSchema } from "~/features/accounts/account.schema";
import { AccountPage, LinkList } from "~/features/accounts/account-page";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { EmailField } from "~/features/forms/form-fields";
import { askForVerification } from "~/features/registration/registration.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { checkEmail, fields, verify } = texts(language).account;
  const asked = new URL(request.url).searchParams.get("for");
  const isAdmin = asked === "admin-reset";
  const isReset = isAdmin || asked === "reset";
  const person = await personOf(request, context);
  const links = [
    {
      href: isAdmin ? paths.adminLogin(language) : paths.login(language),
      label: verify.goToLogin,
    },
    { href: paths.home(language), label: verify.backHome },
  ];
  if (isReset) {
    const href = isAdmin ? paths.adminForgot(language) : paths.forgot(language);
    links.unshift({ href, label: checkEmail.resetAgain });
  }
  return {
    meta: { title: isReset ? checkEmail.resetTitle : checkEmail.title },
    title: isReset ? checkEmail.resetTitle : checkEmail.title,
    lead: isReset ? checkEmail.resetLead : checkEmail.lead,
    isReset,
    text: checkEmail,
    fields,
    email: person?.email,
    action: paths.checkEmail(language),
    links: person ? [{ href: paths.profile(language), label: verify.goToProfile }] : links,
  };
}

/** Sends the confirmation again. */
export function action(args: ActionFunctionArgs) {
  const { context } = args;
  return formAction(args, {
    schema: emailSchema,
    run: async ({ email }, { language, fail }) => {
      const outcome = await askForVerification(context, language, email);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      return redirectWithToast(context, paths.checkEmail(language), {
        key: "account.checkEmail.sentAgain",
        variant: "success",
        duration: 0,
      });
    },
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
        <AppForm
          id="check-email"
          action={page.action}
          defaults={{ email: page.email }}
          answer={failed}
          submit={text.again}
          variant="quiet"
        >
          <EmailField label={page.fields.email} autoComplete="username" required />
        </AppForm>
      )}
      <LinkList links={page.links} />
    </AccountPage>
  );
}
