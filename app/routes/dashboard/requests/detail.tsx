import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadRequest, redirectToOwnAddress } from "~/features/requests/page/load.server";
import { RequestPage } from "~/features/requests/page/request-page";
import { UndoNotice } from "~/features/requests/page/undo-notice";
import { undoNotice } from "~/features/requests/page/undo-notice.server";
import { aroundRequest } from "~/features/requests/queue/around-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  await redirectToOwnAddress(request, context, id);
  const language = languageOf(request);
  const now = context.now();
  const around = await aroundRequest(request, context, id, person);
  const undo = new URL(request.url).searchParams.get("undo");
  return {
    ...(await loadRequest(request, context, { id, person, around })),
    notice: await undoNotice(context.db, undo, { now, language }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function RequestDetail() {
  const { notice, ...page } = useLoaderData<typeof loader>();
  return <RequestPage {...page} notice={<UndoNotice notice={notice} />} />;
}
