import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { kindsIn, listNameIn, readListFilter } from "~/features/requests/queue/list-filter";
import { RequestList } from "~/features/requests/queue/list-page";
import { listFilterView, listText, listView } from "~/features/requests/queue/list-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

/** All requests of the kinds that belong to this address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const { db } = context;
  const language = languageOf(request);
  const url = new URL(request.url);
  const area = listNameIn(url);
  const list = { area, filter: readListFilter(url.searchParams, area) };
  const { queue, lists } = texts(language);
  const text = { ...listText(kindsIn(area, list.filter), language), queue, lists };
  return {
    meta: { title: text.title },
    text,
    list: await listView(db, list, { person, now: context.now() }, language),
    filter: await listFilterView(db, list, person, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function FullRequestList() {
  return <RequestList {...useLoaderData<typeof loader>()} />;
}
