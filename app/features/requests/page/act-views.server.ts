import type { RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { type MoveKind, moveKind } from "../life";
import { statusNames } from "../words.server";
import type { ShownRequest } from "./shown.server";
import { timelineEntry } from "./timeline-entries.server";
import { timelineDays } from "./timeline-view.server";

export type ConfirmView = ReturnType<typeof confirmView>;

export function confirmView(
  kind: MoveKind,
  { to, reason }: { to: RequestStatus; reason: string },
  language: Language,
) {
  const { dashboard, handling } = texts(language);
  const t = translator(language);
  const questions: Partial<Record<MoveKind, { title: string; text: string }>> = handling.confirm;
  return {
    ...(questions[kind] ?? handling.confirm.cancel),
    reason: reason && t("handling.confirm.reason", { reason }),
    undo: handling.confirm.undo,
    yes: t("handling.confirm.yes", { status: dashboard.statuses[to] }),
    change: handling.confirm.change,
  };
}

export type ConflictView = ReturnType<typeof conflictView>;

interface ConflictDetails {
  to: RequestStatus | null;
  openedAt: string | null;
  /** `conflict`: another coordinator changed the request; `family-wrote`: the family wrote. */
  cause: "conflict" | "family-wrote";
}

/** Changes since the page was opened, shown to a coordinator whose form was refused. */
export function conflictView(
  found: ShownRequest,
  { to, openedAt, cause }: ConflictDetails,
  language: Language,
) {
  const { conflict } = texts(language).handling;
  const t = translator(language);
  const names = statusNames(found.kind, language);
  // only the newest change if the opening time is unknown
  const newEntries = openedAt
    ? found.history.filter(({ at }) => at >= openedAt)
    : found.history.slice(0, 1);
  const entries = newEntries.map((entry) => timelineEntry(entry, found, language));
  return {
    title: cause === "family-wrote" ? conflict.familyWrote : conflict.title,
    text:
      cause === "family-wrote"
        ? conflict.familyWroteText
        : t("handling.conflict.text", { reference: found.reference }),
    theirs: conflict.theirs,
    theirsNow: t("handling.conflict.theirsNow", { status: names[found.status] }),
    timeline: timelineDays(entries, language, new Date(found.history[0]?.at ?? found.receivedAt)),
    yours: conflict.yours,
    wanted: to && t("handling.conflict.wanted", { status: names[to] }),
    impossible: to && moveKind(found, to) === null ? conflict.impossible : null,
    back: conflict.back,
  };
}
