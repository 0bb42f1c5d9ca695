import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { BookingRecord } from "../booking-record.server";
import { type BookingStatus, moveKind } from "../statuses";
import { historyLine } from "./booking-view.server";

export type ConflictView = ReturnType<typeof conflictView>;

/** What the page says to the second of two coordinators. */
export function conflictView(
  found: BookingRecord,
  attempt: { to: BookingStatus; reason: string; seenVersion: number; openedAt: string | null },
  language: Language,
) {
  const { conflict, statuses } = texts(language).dashboard;
  const t = translator(language);
  const { to, reason, seenVersion, openedAt } = attempt;
  // without a time the newest change alone is shown
  const since = openedAt
    ? found.history.filter(({ at }) => at >= openedAt)
    : found.history.slice(0, 1);
  const possible = moveKind(found, to) !== null;
  return {
    title: conflict.title,
    text: t("dashboard.conflict.text", { reference: found.reference }),
    theirs: conflict.theirs,
    theirsNow: t("dashboard.conflict.theirsNow", {
      status: statuses[found.status],
      current: formatNumber(found.version, language),
      seen: formatNumber(seenVersion, language),
    }),
    since: since.map((entry) => historyLine(entry, language)),
    yours: conflict.yours,
    yoursMove: t("dashboard.conflict.yoursMove", { status: statuses[to] }),
    yoursReason: reason && t("dashboard.conflict.yoursReason", { reason }),
    nothingLeft: possible ? null : found.status === to ? conflict.already : conflict.impossible,
    anyway: possible
      ? { to, label: t("dashboard.conflict.anyway", { status: statuses[to] }) }
      : null,
  };
}
