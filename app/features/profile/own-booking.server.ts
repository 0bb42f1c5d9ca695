import { bookingFacts } from "~/features/bookings/booking-facts.server";
import { familySteps } from "~/features/bookings/family-steps";
import type { findOwnBooking } from "~/features/bookings/own-bookings.server";

import { writtenPhone } from "~/features/phone/phone.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { replyEntry, stateOf } from "./own-cards.server";

type OwnBooking = NonNullable<Awaited<ReturnType<typeof findOwnBooking>>>;

/** One request as its family sees it: the five steps, the times, what was written. */
export function ownBookingView(booking: OwnBooking, language: Language) {
  const { account, booking: words, services } = texts(language);
  const { profile, fields } = account;
  return {
    title: translator(language)("account.profile.bookingTitle", { reference: booking.reference }),
    badge: stateOf(booking, language),
    /** What to do where a life is in danger, after the journey too. */
    danger: words.urgent.text,
    steps: familySteps(booking).map(({ key, state }) => ({
      title: services.steps[key].title,
      state,
    })),
    times: [
      { term: profile.sent, value: formatDateTime(booking.receivedAt, language) },
      replyEntry(booking, language),
    ],
    who: [
      { term: fields.name, value: booking.answers.fullName },
      { term: fields.email, value: booking.answers.email },
      { term: fields.phone, value: writtenPhone(booking.answers.phoneNumber) },
      // who asked to be called left a number alone
    ].filter(({ value }) => value !== ""),
    facts: bookingFacts(booking.answers, language),
  };
}
