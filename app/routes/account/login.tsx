import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerSignIn } from "~/features/identity/sign-in/sign-in-answer.server";
import { SignInPage } from "~/features/identity/sign-in/sign-in-page";
import { loadSignIn } from "~/features/identity/sign-in/sign-in-view.server";
import { requireVisitor } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true };

export const loader = (args: LoaderFunctionArgs) => loadSignIn(args, "user");

export async function action(args: ActionFunctionArgs) {
  await requireVisitor(args.request, args.context);
  return answerSignIn(args, "user");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Login() {
  const { view } = useLoaderData<typeof loader>();
  return <SignInPage view={view} answer={useActionData<typeof action>()} />;
}
