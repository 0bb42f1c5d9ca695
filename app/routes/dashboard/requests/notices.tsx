import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoticesPage } from "~/features/requests/page/notices";
import {
  answerNotice,
  loadNotices,
  type PreparedNotice,
} from "~/features/requests/page/notices-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadNotices(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return answerNotice(args, person);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestNotices() {
  const page = useLoaderData<typeof loader>();
  return <NoticesPage {...page} prepared={useActionData<PreparedNotice>()} />;
}
