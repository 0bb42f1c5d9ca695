import type { OwnBooking } from "~/features/bookings/own-bookings.server";
import { isClosed, stepOf } from "~/features/bookings/statuses";
import type { listOwnMessages } from "~/features/messages/own-messages.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { BadgeTone } from "~/ui/badge";
import type { RequestCardProps } from "./request-card";

type OwnMessage = Awaited<ReturnType<typeof listOwnMessages>>[number] & {
  /** The booking that was made of it, where that is theirs too. */
  keptReference: string | null;
};

export function bookingCard(booking: OwnBooking, language: Language): RequestCardProps {
  const { account, services } = texts(language);
  const { profile } = account;
  const step = stepOf(booking);
  return {
    title: booking.reference,
    href: paths.profileBooking(booking.reference, language),
    text: "",
    badge: stateOf(booking, language),
    kept: keptEntry(booking, language),
    entries: [
      { term: profile.step, value: step ? services.steps[step].title : "" },
      { term: profile.sent, value: formatDateTime(booking.receivedAt, language) },
      ...replyEntry(booking, !isClosed(booking.status), language),
      { term: texts(language).booking.facts.destinationCountry, value: booking.destination },
    ],
  };
}

export function messageCard(message: OwnMessage, language: Language): RequestCardProps {
  const { profile } = texts(language).account;
  return {
    title: message.reference,
    text: message.message,
    badge: {
      tone: message.status === "new" ? "neutral" : "good",
      label: profile.messageState[message.status],
    },
    kept: keptEntry(message, language),
    entries: [
      { term: profile.sent, value: formatDateTime(message.receivedAt, language) },
      ...replyEntry(message, message.status !== "closed", language),
    ],
  };
}

/** How a request stands, in a word for the family. */
export function stateOf(
  { status }: Pick<OwnBooking, "status">,
  language: Language,
): { tone: BadgeTone; label: string } {
  const { state } = texts(language).account.profile;
  // nobody has taken it up yet
  if (status === "received") return { tone: "neutral", label: state.received };
  if (status === "completed") return { tone: "good", label: state.completed };
  if (status === "on_hold") return { tone: "neutral", label: state.on_hold };
  if (status === "cancelled" || status === "declined" || status === "duplicate") {
    return { tone: "neutral", label: state[status] };
  }
  return { tone: "neutral", label: state.open };
}

/** No clock runs for what is closed. */
function replyEntry(
  { repliedAt, dueAt }: { repliedAt: string | null; dueAt: string },
  open: boolean,
  language: Language,
) {
  const { profile } = texts(language).account;
  if (repliedAt) return [{ term: profile.replied, value: formatDateTime(repliedAt, language) }];
  return open ? [{ term: profile.replyDue, value: formatDateTime(dueAt, language) }] : [];
}

function keptEntry({ keptReference }: { keptReference: string | null }, language: Language) {
  if (!keptReference) return null;
  const { keptIn } = texts(language).account.profile;
  const href = paths.profileBooking(keptReference, language);
  return { term: keptIn, reference: keptReference, href };
}
