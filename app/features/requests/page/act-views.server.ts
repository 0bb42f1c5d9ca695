import type { BookingStatus } from "#db/tables/bookings";
import { timelineDays } from "~/features/requests/dashboard/timeline-view.server";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { CaseRecord } from "../case-record.server";
import { moveKind } from "../statuses";
import { timelineEntry } from "./timeline-view.server";

export type ConflictView = ReturnType<typeof conflictView>;

interface Meanwhile {
  to: BookingStatus | null;
  openedAt: string | null;
  /** Who was faster: another coordinator, or the family with something that is not read yet. */
  by: "conflict" | "unheard";
}

/** What the page says to the second of two coordinators, and to whom the family had something to say. */
export function conflictView(
  found: CaseRecord,
  { to, openedAt, by }: Meanwhile,
  language: Language,
) {
  const { handling, dashboard } = texts(language);
  const { conflict } = handling;
  const t = translator(language);
  // without a time the newest change alone is shown
  const since = openedAt
    ? found.history.filter(({ at }) => at >= openedAt)
    : found.history.slice(0, 1);
  const entries = since.map((entry) => timelineEntry(entry, language));
  return {
    title: by === "unheard" ? conflict.unheard : conflict.title,
    text:
      by === "unheard"
        ? conflict.unheardText
        : t("handling.conflict.text", { reference: found.reference }),
    theirs: conflict.theirs,
    theirsNow: t("handling.conflict.theirsNow", { status: dashboard.statuses[found.status] }),
    since: timelineDays(entries, language, new Date(found.history[0]?.at ?? found.receivedAt)),
    yours: conflict.yours,
    wanted: to && t("handling.conflict.wanted", { status: dashboard.statuses[to] }),
    impossible: to && moveKind(found, to) === null ? conflict.impossible : null,
    back: conflict.back,
  };
}
