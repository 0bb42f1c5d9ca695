import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerReset, readResetLink } from "~/features/people/new-password/reset-answer.server";
import { ResetPage } from "~/features/people/new-password/reset-page";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true };

export const loader = (args: LoaderFunctionArgs) => readResetLink(args, "admin");

export const action = (args: ActionFunctionArgs) => answerReset(args, "admin");

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function AdminResetPassword() {
  const { page } = useLoaderData<typeof loader>();
  return <ResetPage {...page} answer={useActionData<typeof action>()} />;
}
