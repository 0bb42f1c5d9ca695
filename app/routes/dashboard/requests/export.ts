import type { LoaderFunctionArgs } from "@remix-run/node";
import { bookingsAsCsv } from "~/features/bookings/booking-csv.server";
import { readBookingFilter } from "~/features/bookings/booking-list";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

/** The list of bookings, filtered by the address as the page is, as a file for spreadsheets. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const filter = readBookingFilter(new URL(request.url).searchParams);
  const { signal } = request;
  return bookingsAsCsv(context, filter, person, { language: languageOf(request), signal });
}
