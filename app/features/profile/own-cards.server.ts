import type { OwnBooking } from "~/features/bookings/own-bookings.server";
import { stepOf } from "~/features/bookings/statuses";
import type { listOwnMessages } from "~/features/messages/own-messages.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { BadgeTone } from "~/ui/badge";
import type { RequestCardProps } from "./request-card";

type OwnMessage = Awaited<ReturnType<typeof listOwnMessages>>[number];

export function bookingCard(booking: OwnBooking, language: Language): RequestCardProps {
  const { account, services } = texts(language);
  const { profile } = account;
  const step = stepOf(booking);
  return {
    title: booking.reference,
    href: paths.profileBooking(booking.reference, language),
    text: "",
    badge: stateOf(booking, language),
    entries: [
      { term: profile.step, value: step ? services.steps[step].title : "" },
      { term: profile.sent, value: formatDateTime(booking.receivedAt, language) },
      replyEntry(booking, language),
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
    entries: [
      { term: profile.sent, value: formatDateTime(message.receivedAt, language) },
      replyEntry(message, language),
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

function replyEntry(
  { repliedAt, dueAt }: { repliedAt: string | null; dueAt: string },
  language: Language,
) {
  const { profile } = texts(language).account;
  return repliedAt
    ? { term: profile.replied, value: formatDateTime(repliedAt, language) }
    : { term: profile.replyDue, value: formatDateTime(dueAt, language) };
}
