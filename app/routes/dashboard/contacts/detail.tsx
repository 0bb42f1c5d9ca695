import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { aroundRequest } from "~/features/all-requests/dashboard/around-request.server";
import { UndoNotice } from "~/features/bookings/dashboard/undo-notice";
import { undoNotice } from "~/features/bookings/dashboard/undo-notice.server";
import { MessagePage } from "~/features/messages/dashboard/message-page";
import { loadMessage } from "~/features/messages/dashboard/message-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const around = await aroundRequest(request, context, { kind: "message", id }, person);
  const undo = new URL(request.url).searchParams.get("undo");
  return {
    ...(await loadMessage(request, context, { id, person, around })),
    notice: await undoNotice(context.db, undo, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageDetail() {
  const { notice, ...page } = useLoaderData<typeof loader>();
  return <MessagePage {...page} notice={<UndoNotice notice={notice} />} />;
}
