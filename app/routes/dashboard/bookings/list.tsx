import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchedList } from "~/dashboard/searched-list";
import { readBookingFilter } from "~/features/bookings/booking-list";
import { listBookings } from "~/features/bookings/booking-list.server";
import { bookingListView } from "~/features/bookings/dashboard/booking-list-view.server";
import { BookingTable } from "~/features/bookings/dashboard/booking-table";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const filter = readBookingFilter(new URL(request.url).searchParams);
  const list = await listBookings(context.db, filter, context.now());
  const text = texts(language).dashboard.list;
  return { meta: { title: text.title }, text, view: bookingListView(list, filter, language) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <SearchedList text={text} view={view}>
      <BookingTable rows={view.rows} text={text} />
    </SearchedList>
  );
}
