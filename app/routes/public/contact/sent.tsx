import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookingStatusView } from "~/features/bookings/booking-status.server";
import { findMadeBooking } from "~/features/bookings/bookings.server";
import { isSentHere } from "~/features/forms/sent-here.server";
import { messageRecap } from "~/features/messages/message-recap.server";
import { messageStatusView } from "~/features/messages/message-status-page.server";
import { findOpenedMessage } from "~/features/messages/messages.server";
import { lookUp } from "~/features/requests/look-up.server";
import { RequestStatus } from "~/features/requests/request-status";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
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
  const message = await lookUp(context, asked, (reference) =>
    findOpenedMessage(context.db, reference),
  );
  const { reference, bookingId } = message;
  // what a coordinator has made a booking of stands where that stands, under the number that was given
  const made = bookingId ? await findMadeBooking(context.db, bookingId) : undefined;
  const said = { language, words: texts(language) };
  if (!made) {
    const view = messageStatusView(message, said, context.now());
    if (!isOurs(reference)) return view;
    return { ...view, recap: await messageRecap(context.db, reference, language) };
  }
  return bookingStatusView(
    { ...made, reference, isUnmailed: message.isUnmailed },
    said,
    context.now(),
    paths.profile(language),
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function MessageStatusPage() {
  return <RequestStatus view={useLoaderData<typeof loader>()} />;
}
