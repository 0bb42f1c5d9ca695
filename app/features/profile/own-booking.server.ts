import { bookingStatusView } from "~/features/bookings/booking-status.server";
import type { findOwnBooking } from "~/features/bookings/own-bookings.server";
import type { Recap } from "~/features/forms/sent-words";
import type { Said } from "~/features/requests/request-status.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, translator } from "~/server/i18n.server";
import { stateOf } from "./own-cards.server";

type OwnOpened = NonNullable<Awaited<ReturnType<typeof findOwnBooking>>>;

/**
 * One request as its family sees it, logged in: what anybody with its number is told, and what was sent.
 *
 * @param recap what was sent; null where it was erased
 */
export function ownBookingView(booking: OwnOpened, recap: Recap | null, said: Said, now: Date) {
  const { profile } = said.words.account;
  const status = bookingStatusView(booking, said, now, null);
  const time = formatDateTime(booking.receivedAt, said.language);
  return {
    ...status,
    meta: { title: status.about },
    badge: stateOf(booking, said.language),
    another: status.another ?? keptRequest(booking, said.language),
    recap: recap && {
      title: profile.bookingWrote,
      lines: recap.lines,
      note: `${fillIn(profile.bookingSent, { time }, said.language)} ${profile.bookingLost}`,
    },
  };
}

/** The request that it was merged into. */
function keptRequest({ keptReference: reference }: OwnOpened, language: Language) {
  if (!reference) return null;
  const label = translator(language)("account.profile.bookingTitle", { reference });
  return { href: paths.profileBooking(reference, language), label };
}
