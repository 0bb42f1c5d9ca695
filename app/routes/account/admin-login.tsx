import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerSignIn } from "~/features/identity/sign-in/sign-in-answer.server";
import { SignInPage } from "~/features/identity/sign-in/sign-in-page";
import { loadSignIn } from "~/features/identity/sign-in/sign-in-view.server";
import { pageMeta } from "~/server/page-meta";

/** A passkey needs JavaScript, which the dashboard behind this page loads anyway. */
export const handle = { hydrated: true };

export const loader = (args: LoaderFunctionArgs) => loadSignIn(args, "admin");

export const action = (args: ActionFunctionArgs) => answerSignIn(args, "admin");

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminLogin() {
  const { view } = useLoaderData<typeof loader>();
  return <SignInPage view={view} answer={useActionData<typeof action>()} />;
}
