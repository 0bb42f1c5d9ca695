import { bookingFacts } from "~/features/bookings/booking-facts.server";
import type { findOwnBooking } from "~/features/bookings/own-bookings.server";
import { isClosed, stepOf } from "~/features/bookings/statuses";
import { writtenPhone } from "~/features/phone/phone.server";
import { stepKeys } from "~/features/services/service";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { Step } from "~/ui/steps";
import { replyEntry, stateOf } from "./own-cards.server";

type OwnBooking = NonNullable<Awaited<ReturnType<typeof findOwnBooking>>>;

/** One request as its family sees it: the five steps, the times, what was written. */
export function ownBookingView(booking: OwnBooking, language: Language) {
  const { account } = texts(language);
  const { profile, fields } = account;
  return {
    title: translator(language)("account.profile.bookingTitle", { reference: booking.reference }),
    badge: stateOf(booking, language),
    steps: stepsOf(booking, language),
    times: [
      { term: profile.sent, value: formatDateTime(booking.receivedAt, language) },
      replyEntry(booking, language),
    ],
    who: [
      { term: fields.name, value: booking.answers.fullName },
      { term: fields.email, value: booking.answers.email },
      { term: fields.phone, value: writtenPhone(booking.answers.phoneNumber) },
    ],
    facts: bookingFacts(booking.answers, language),
  };
}

/** The steps have no state where the request was closed without going through them: then they only explain. */
function stepsOf(booking: OwnBooking, language: Language): Pick<Step, "title" | "state">[] {
  const { steps } = texts(language).services;
  const current = stepOf(booking);
  const at = current ? stepKeys.indexOf(current) : -1;
  return stepKeys.map((key, index) => {
    const { title } = steps[key];
    if (current === null) return { title };
    if (index < at || isClosed(booking.status)) return { title, state: "done" };
    return { title, state: index === at ? "current" : "upcoming" };
  });
}
