import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessPage } from "~/features/requests/page/access-page";
import {
  answerAccess,
  type IssuedAccess,
  loadAccess,
} from "~/features/requests/page/access-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadAccess(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerAccess(args, person);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestAccess() {
  const page = useLoaderData<typeof loader>();
  return <AccessPage {...page} issued={useActionData<IssuedAccess>()} />;
}
