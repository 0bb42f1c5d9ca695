import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessagePage } from "~/features/messages/dashboard/message-page";
import { loadMessage } from "~/features/messages/dashboard/message-views.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMessage(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageDetail() {
  return <MessagePage {...useLoaderData<typeof loader>()} />;
}
