import { requestStatusView } from "~/features/requests/request-status.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { OpenedMessage } from "./messages.server";

/** Where a message stands, for whoever opens it by its reference. */
export function messageStatusView(
  { status, bookingId, ...times }: OpenedMessage,
  language: Language,
  now: Date,
) {
  const closed = status === "closed" ? ("message" as const) : null;
  return requestStatusView(
    { ...times, closed, onHold: false },
    { section: "contact", own: paths.profile(language) },
    language,
    now,
  );
}
