import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listedAreaFromParams } from "~/features/content/areas.server";
import { AreaList } from "~/features/content/desk/list";
import { loadList } from "~/features/content/desk/list.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  return loadList(request, context, await listedAreaFromParams(context, params), person.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ContentList() {
  return <AreaList {...useLoaderData<typeof loader>()} />;
}
