import { bookingFacts } from "~/features/bookings/booking-facts.server";
import { familySteps } from "~/features/bookings/family-steps";
import type { findOwnBooking } from "~/features/bookings/own-bookings.server";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Dictionary } from "~/locales/dictionaries";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { replyEntry, stateOf } from "./own-cards.server";

type OwnBooking = NonNullable<Awaited<ReturnType<typeof findOwnBooking>>>;

/**
 * One request as its family sees it: the five steps, the times, what was written.
 *
 * @param words as `wordsOf` has them
 */
export function ownBookingView(booking: OwnBooking, words: Dictionary, language: Language) {
  const { account, services } = words;
  const { profile, fields } = account;
  return {
    title: translator(language)("account.profile.bookingTitle", { reference: booking.reference }),
    badge: stateOf(booking, language),
    /** What to do where a life is in danger, after the journey too. */
    danger: booking.repliedAt ? services.detail.danger : words.booking.urgent.text,
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
