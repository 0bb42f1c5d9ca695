import type { Recap } from "~/features/forms/sent-words";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { fillIn, translator } from "~/server/i18n.server";
import type { findOwnRequest } from "../own.server";
import { stateOf, survivorPage } from "../own-cards.server";
import type { Said } from "./opened-words.server";
import { requestStatusView } from "./request-status.server";

type OwnOpened = NonNullable<Awaited<ReturnType<typeof findOwnRequest>>>;

/**
 * A request's page in the profile: its public state and the family's answers.
 *
 * @param recap null once erased
 */
export function ownBookingView(request: OwnOpened, recap: Recap | null, said: Said, now: Date) {
  const { profile } = said.words.account;
  const status = requestStatusView(request, said, now, true);
  const time = formatDateTime(request.receivedAt, said.language);
  return {
    ...status,
    meta: { title: status.about },
    badge: stateOf(request, said.language),
    another: status.another ?? survivorLink(request, said.language),
    recap: recap && {
      title: profile.bookingWrote,
      lines: recap.lines,
      note: `${fillIn(profile.bookingSent, { time }, said.language)} ${profile.bookingLost}`,
    },
  };
}

function survivorLink(request: OwnOpened, language: Language) {
  const href = survivorPage(request, language);
  const { survivorReference: reference } = request;
  if (!reference || !href) return null;
  return { href, label: translator(language)("account.profile.bookingTitle", { reference }) };
}
