import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/sessions/guards.server";
import { AuditPage } from "~/features/upkeep/activity-log/activity-log-page";
import { auditView } from "~/features/upkeep/activity-log/activity-log-view.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return auditView(context.db, new URL(request.url).searchParams, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Audit() {
  return <AuditPage view={useLoaderData<typeof loader>()} />;
}
