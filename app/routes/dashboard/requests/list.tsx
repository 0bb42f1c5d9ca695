import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  coordinatorNames,
  listFilterView,
} from "~/features/all-requests/dashboard/list-filter.server";
import { RequestList } from "~/features/all-requests/dashboard/request-list";
import { readBookingFilter } from "~/features/bookings/booking-list";
import { listBookings } from "~/features/bookings/booking-list.server";
import { bookingListView } from "~/features/bookings/dashboard/booking-list-view.server";
import { BookingTable } from "~/features/bookings/dashboard/booking-table";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const { db } = context;
  const language = languageOf(request);
  const filter = readBookingFilter(new URL(request.url).searchParams);
  const now = context.now();
  const list = await listBookings(db, filter, { person, now });
  const view = bookingListView(list, filter, await coordinatorNames(db), now, language);
  const of = { name: "bookings", filter } as const;
  const { dashboard, queue, lists } = texts(language);
  const text = { ...dashboard.list, queue, lists };
  return {
    meta: { title: text.title },
    text,
    view,
    filter: await listFilterView(db, of, view.statusOptions, person, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingList() {
  const { text, view, filter } = useLoaderData<typeof loader>();
  return (
    <RequestList text={text} filter={filter} list={view}>
      <BookingTable
        caption={filter.sortedBy}
        rows={view.rows}
        text={text}
        owner={text.lists.owner}
        headings={filter.headings}
      />
    </RequestList>
  );
}
