import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkList } from "~/features/accounts/account-page";
import { requireVisitor } from "~/features/sessions/guards.server";
import { secondStepView } from "~/features/sign-in/second-step-view.server";
import { answerSignIn, landingOf } from "~/features/sign-in/sign-in-answer.server";
import { SignInPage } from "~/features/sign-in/sign-in-page";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { sameSitePath } from "~/server/same-site-path";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(request, context);
  const language = languageOf(request);
  const { login: text, mailedCode, fields } = texts(language).account;
  const asked = new URL(request.url).searchParams.get("redirectTo");
  return {
    meta: { title: text.title, description: text.metaDescription },
    page: {
      text,
      secondStep: secondStepView(language),
      fields,
      redirectTo: sameSitePath(asked, landingOf.user),
      mailedCode,
      mailedCodePath: paths.loginCode(language),
    },
    links: [
      { href: paths.forgot(language), label: text.forgot },
      { href: paths.register(language), label: `${text.noAccount} ${text.register}` },
      { href: paths.booking(language), label: text.bookWithout },
    ],
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireVisitor(args.request, args.context);
  return answerSignIn(args, "user");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Login() {
  const { page, links } = useLoaderData<typeof loader>();
  return (
    <SignInPage {...page} answer={useActionData<typeof action>()}>
      <LinkList links={links} />
    </SignInPage>
  );
}
