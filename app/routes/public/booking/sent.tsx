import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookingRecap } from "~/features/bookings/booking-recap.server";
import { bookingStatusView, moreView } from "~/features/bookings/booking-status.server";
import { findOpenedBooking } from "~/features/bookings/bookings.server";
import { isSentHere } from "~/features/forms/sent-here.server";
import { lookUp } from "~/features/requests/look-up.server";
import { RequestStatus } from "~/features/requests/request-status";
import type { PageHandle } from "~/page-handle";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isAnswer: true };

/**
 * Anybody with the reference may open it, so it says nothing of what was written, or by whom, but to the
 * browser that has just sent it.
 */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const isOurs = (reference: string) => isSentHere(request, context, reference);
  const asked = { written: params.reference, language, isSentHere: isOurs };
  const booking = await lookUp(context, asked, (reference) =>
    findOpenedBooking(context.db, reference),
  );
  const said = { language, words: texts(language) };
  const view = bookingStatusView(booking, said, context.now());
  const { reference } = booking;
  if (!isOurs(reference)) return view;
  return {
    ...view,
    another: view.another ?? moreView(booking, language),
    recap: await bookingRecap(context.db, reference, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function BookingStatusPage() {
  return <RequestStatus view={useLoaderData<typeof loader>()} />;
}
