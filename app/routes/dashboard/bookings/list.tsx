import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCaseFilter } from "~/features/bookings/case-list";
import { listCases } from "~/features/bookings/case-list.server";
import { caseListView } from "~/features/bookings/dashboard/case-list-view.server";
import { CaseTable } from "~/features/bookings/dashboard/case-table";
import { ListPage } from "~/features/bookings/dashboard/list-page";
import { requireAdmin } from "~/features/users/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const filter = readCaseFilter(new URL(request.url).searchParams);
  const list = await listCases(context.db, filter, context.now());
  const text = texts(language).dashboard.list;
  return { meta: { title: text.title }, text, view: caseListView(list, filter, language) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <ListPage text={text} view={view}>
      <CaseTable rows={view.rows} text={text} />
    </ListPage>
  );
}
