import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PaperViewPage } from "~/features/requests/page/paper-view-page";
import { loadPaperFile } from "~/features/requests/page/paper-view-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPaperFile(request, context, params);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PaperView() {
  return <PaperViewPage {...useLoaderData<typeof loader>()} />;
}
