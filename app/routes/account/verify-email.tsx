import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerVerify, readVerifyLink } from "~/features/people/registration/verify-answer.server";
import { VerifyPage } from "~/features/people/registration/verify-page";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true };

export const loader = readVerifyLink;

export const action = answerVerify;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VerifyEmail() {
  const { view } = useLoaderData<typeof loader>();
  return <VerifyPage view={view} answer={useActionData<typeof action>()} />;
}
