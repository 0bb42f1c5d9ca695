import { requestStatusView, type Said } from "~/features/requests/request-status.server";
import { paths } from "~/paths";
import type { OpenedMessage } from "./messages.server";

/** Where a message stands, for whoever opens it by its reference. */
export function messageStatusView(
  { status, bookingId, ...times }: OpenedMessage,
  said: Said,
  now: Date,
) {
  const closed = status === "closed" ? ("message" as const) : null;
  return requestStatusView(
    { ...times, closed, onHold: false },
    { section: "contact", own: paths.profile(said.language) },
    said,
    now,
  );
}
