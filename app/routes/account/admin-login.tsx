import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkList } from "~/features/accounts/account-page";
import { personOf } from "~/features/sessions/guards.server";
import { secondStepView } from "~/features/sign-in/second-step-view.server";
import { answerSignIn, landingOf } from "~/features/sign-in/sign-in-answer.server";
import { SignInPage } from "~/features/sign-in/sign-in-page";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { sameSitePath } from "~/server/same-site-path";

/** A passkey needs a script, and what it loads is what the dashboard behind this door needs. */
export const handle = { hydrate: "always" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const person = await personOf(request, context);
  if (person?.role === "admin") throw redirect(paths.dashboard(language), 303);
  const { adminLogin: text, mailedCode, fields } = texts(language).account;
  const asked = new URL(request.url).searchParams.get("redirectTo");
  return {
    meta: { title: text.title },
    page: {
      text,
      secondStep: secondStepView(language),
      fields,
      redirectTo: sameSitePath(asked, landingOf.admin),
      mailedCode,
      mailedCodePath: paths.loginCode(language),
    },
    links: [
      { href: paths.adminForgot(language), label: text.forgot },
      { href: paths.login(language), label: text.family },
    ],
  };
}

export const action = (args: ActionFunctionArgs) => answerSignIn(args, "admin");

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminLogin() {
  const { page, links } = useLoaderData<typeof loader>();
  return (
    <SignInPage {...page} answer={useActionData<typeof action>()}>
      <LinkList links={links} />
    </SignInPage>
  );
}
