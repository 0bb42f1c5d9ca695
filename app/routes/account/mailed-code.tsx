import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailedCodeResult } from "~/features/identity/sign-in/mailed-code-again";
import { answerMailedCode } from "~/features/identity/sign-in/sign-in-answer.server";
import { loadMailedCode } from "~/features/identity/sign-in/sign-in-view.server";
import { pageMeta } from "~/server/page-meta";

/** The second factor may be a passkey, which needs JavaScript. */
export const handle = { hydrated: true };

export const loader = loadMailedCode;

export const action = answerMailedCode;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MailedCode() {
  const { view } = useLoaderData<typeof loader>();
  return <MailedCodeResult view={view} answer={useActionData<typeof action>()} />;
}
