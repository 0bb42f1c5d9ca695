import { isSet } from "#db/flag";
import type { BookingStatus } from "#db/tables/bookings";
import {
  type OpenedRequest,
  requestStatusView,
  type Said,
  type Told,
} from "~/features/requests/request-status.server";
import { stepKeys } from "~/features/services/service";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { OpenedBooking } from "./bookings.server";
import { familySteps } from "./family-steps";
import { stepOf } from "./statuses";

/**
 * Where a booking stands, for whoever opens it by its reference.
 *
 * @param own where its sender sees all of it, where that is not the booking's own page; null on that page
 */
export function bookingStatusView(
  booking: OpenedBooking,
  said: Said,
  now: Date,
  own: string | null = paths.profileBooking(booking.reference, said.language),
) {
  const { language, words } = said;
  const { submission, account } = words;
  const { status, callBack, userId, ...times } = booking;
  const told: Partial<Record<BookingStatus, Told>> = submission.status.told;
  const isCallBack = callBack !== null && isSet(callBack);
  const opened: OpenedRequest = {
    ...times,
    closed: closedAs(status),
    onHold: status === "on_hold",
  };
  return requestStatusView(
    opened,
    {
      section: isCallBack ? "booking.callBack" : "booking",
      // who left a number without logging in has no page where the rest stands
      own: isCallBack && userId === null ? null : own,
      way: {
        step: stepText(booking, language),
        told: told[status] ?? (booking.repliedAt ? submission.status.told.acknowledged : null),
        isWanted: status === "info_needed" || status === "quoted",
        doneText: account.profile.stepDone,
        steps: familySteps(booking).map(({ key, state }) => ({
          title: submission.status.steps[key],
          state,
        })),
      },
    },
    said,
    now,
  );
}

/** For who has just left a number alone: where to say what has happened. */
export function moreView({ callBack }: OpenedBooking, language: Language) {
  if (callBack === null || !isSet(callBack)) return null;
  const { link } = texts(language).booking.callBack.more;
  return { href: paths.callBack(language, { more: 1 }), label: link };
}

/** "Step 2 of 5", and what it is called; null for a booking that has left the way. */
function stepText(booking: OpenedBooking, language: Language) {
  const step = stepOf(booking);
  if (step === null || closedAs(booking.status)) return null;
  return {
    title: texts(language).services.steps[step].title,
    number: translator(language)("submission.status.step", {
      number: formatNumber(stepKeys.indexOf(step) + 1, language),
      count: formatNumber(stepKeys.length, language),
    }),
  };
}

function closedAs(status: BookingStatus): OpenedRequest["closed"] {
  switch (status) {
    case "completed":
    case "cancelled":
    case "declined":
    case "duplicate":
      return status;
    default:
      return null;
  }
}
