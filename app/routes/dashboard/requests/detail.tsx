import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { aroundRequest } from "~/features/all-requests/dashboard/around-request.server";
import { CasePage } from "~/features/bookings/dashboard/case-page";
import { loadCase } from "~/features/bookings/dashboard/case-page.server";
import { UndoNotice } from "~/features/bookings/dashboard/undo-notice";
import { undoNotice } from "~/features/bookings/dashboard/undo-notice.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const around = await aroundRequest(request, context, { kind: "booking", id }, person);
  const undo = new URL(request.url).searchParams.get("undo");
  return {
    ...(await loadCase(request, context, { id, person, around })),
    notice: await undoNotice(context.db, undo, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingDetail() {
  const { notice, ...page } = useLoaderData<typeof loader>();
  return <CasePage {...page} notice={<UndoNotice notice={notice} />} />;
}
