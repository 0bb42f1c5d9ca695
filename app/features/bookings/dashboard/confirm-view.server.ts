import type { BookingStatus } from "#db/tables/bookings";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { MoveKind } from "../statuses";

export type ConfirmView = ReturnType<typeof confirmView>;

/** What is asked before a booking leaves its way. */
export function confirmView(
  kind: MoveKind,
  {
    next,
    instead,
    reason,
  }: { next: BookingStatus | null; instead: BookingStatus | null; reason: string },
  language: Language,
) {
  const { dashboard, handling } = texts(language);
  const t = translator(language);
  const to = instead ?? next;
  const questions: Partial<Record<MoveKind, { title: string; text: string }>> = handling.confirm;
  return {
    ...(questions[kind] ?? handling.confirm.cancel),
    reason: t("handling.confirm.reason", { reason }),
    undo: handling.confirm.undo,
    yes: t("handling.confirm.yes", { status: to ? dashboard.statuses[to] : "" }),
    change: handling.confirm.change,
  };
}
