import { assignmentLine } from "~/features/requests/dashboard/event-lines.server";
import type { TimelineEntry } from "~/features/requests/dashboard/timeline";
import {
  firstReplyOutcome,
  mailEntries,
  mailOutcome,
  replyWords,
} from "~/features/requests/dashboard/timeline-view.server";
import { factName, factOf, factText } from "~/features/requests/fact-words.server";
import type { OtherRequest } from "~/features/requests/history";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { isErased } from "../booking";
import type { CaseRecord } from "../case-record.server";
import type { HistoryEntry, HistoryKind } from "../history";
import { unmakeableIn } from "../made-of-messages.server";
import { isStatus } from "../statuses";
import { undoableIn } from "../undo.server";

/** All that happened with a booking, in the words of the page and in no order. */
export function timelineEntries(found: CaseRecord, language: Language): TimelineEntry[] {
  const undoable = undoableIn(found.history, found.id);
  const replies = found.history.filter(({ kind }) => kind === "reply");
  const firstReply = replies.at(-1)?.id;
  const unmakeable = unmakeableIn(found.history.filter(({ bookingId }) => bookingId === found.id));
  const undoOf = ({ id }: HistoryEntry) => {
    const part = id === undoable ? "undo" : id === unmakeable?.id ? "unmaking" : null;
    if (!part) return undefined;
    return {
      action: paths.dashboardRecord("bookings", found.id, language, part),
      label: texts(language).handling.undo.button,
    };
  };
  const entries = found.history.filter(tellsHere(found)).map((entry): TimelineEntry => {
    const mail = found.mails.find(({ entryId }) => entryId === entry.id);
    return {
      ...timelineEntry(entry, language),
      ...ofMerged(found, entry, language),
      outcome:
        (mail && mailOutcome(mail, language)) ??
        (entry.id === firstReply
          ? firstReplyOutcome({ ...found, at: entry.at }, language)
          : undefined),
      undo: isErased(found) ? undefined : undoOf(entry),
    };
  });
  return [...entries, ...mailEntries(found.mails, language)];
}

/** Of a merge the booking that is left tells itself: the other's own word of it would name this one. */
function tellsHere({ id, merged }: CaseRecord) {
  const ids = [id, ...merged.map((one) => one.id)];
  return ({ bookingId, kind, other }: HistoryEntry) =>
    kind !== "move" || bookingId === id || !other || !ids.includes(other.id);
}

/** What happened in a booking that was merged into this one bears that one's reference. */
function ofMerged(found: CaseRecord, entry: HistoryEntry, language: Language) {
  const merged = found.merged.find(({ id }) => id === entry.bookingId);
  if (!merged || entry.other) return {};
  const words = entry.byFamily && entry.from === null ? merged.tellUsMore : entry.reason;
  return {
    words,
    lang: entry.byFamily ? merged.language : undefined,
    other: otherView({ kind: "booking", ...merged }, language),
  };
}

/** One entry of a booking's history. */
export function timelineEntry(entry: HistoryEntry, language: Language): TimelineEntry {
  const { handling, dashboard } = texts(language);
  const { timeline } = handling;
  const isErasure = entry.kind === "move" && entry.byFamily && entry.to === "cancelled";
  return {
    id: entry.id,
    at: entry.at,
    ...looks[entry.kind],
    ...(entry.byFamily && entry.from === null ? looks.family : {}),
    ...(entry.kind === "reply" ? replyWords(entry.channel, language) : {}),
    who: entry.byFamily || entry.kind === "family" ? timeline.family : entry.actorName,
    what:
      entry.kind === "reply" ? replyWords(entry.channel, language).what : whatOf(entry, language),
    words: isErasure
      ? dashboard.erased.notice
      : entry.kind === "correction"
        ? correctionWords(entry, language)
        : entry.reason,
    other: entry.other ? otherView(entry.other, language) : undefined,
  };
}

const looks: Record<HistoryKind, Pick<TimelineEntry, "tone" | "icon">> = {
  move: { tone: "plain", icon: "moves" },
  reply: { tone: "reply", icon: "chat" },
  call: { tone: "plain", icon: "phone-missed" },
  note: { tone: "note", icon: "note" },
  assign: { tone: "plain", icon: "user" },
  family: { tone: "family", icon: "chat" },
  correction: { tone: "plain", icon: "check" },
  merge: { tone: "plain", icon: "copy" },
  split: { tone: "plain", icon: "copy" },
  made: { tone: "plain", icon: "mail" },
};

function whatOf(entry: HistoryEntry, language: Language): string {
  const { handling, dashboard, requestWork } = texts(language);
  const { timeline } = handling;
  const t = translator(language);
  const status = (key: HistoryEntry["from"]) => (isStatus(key) ? dashboard.statuses[key] : "");
  const moved = { from: status(entry.from), to: status(entry.to) };
  switch (entry.kind) {
    case "move":
      if (entry.from === null) return timeline.sent;
      if (entry.byFamily && entry.from === "duplicate") return timeline.returned;
      if (entry.other?.kind === "message") return requestWork.making.unmade;
      if (entry.other) return timeline.mergedAway;
      return entry.undoes
        ? t("handling.timeline.undone", moved)
        : t("handling.timeline.moved", moved);
    case "call":
      return timeline.noAnswer;
    case "note":
      return timeline.noted;
    case "assign":
      return assignmentLine(entry, language);
    case "family":
      return timeline.wroteAgain;
    case "correction":
      return t("handling.timeline.corrected", {
        field: factName(factOf(entry.field)?.key, language),
      });
    case "merge":
      return timeline.merged;
    case "split":
      return timeline.split;
    case "made":
      return timeline.madeOf;
    case "reply":
      return "";
  }
}

function correctionWords({ field, oldValue, newValue }: HistoryEntry, language: Language): string {
  const fact = factOf(field);
  if (!fact || (oldValue === "" && newValue === "")) return "";
  const nothing = texts(language).handling.timeline.nothing;
  const said = (kept: string) => factText(fact, kept, language) || nothing;
  return `${said(oldValue)} → ${said(newValue)}`;
}

function otherView({ kind, id, reference }: OtherRequest, language: Language) {
  const area = kind === "booking" ? "bookings" : "contacts";
  return { href: paths.dashboardRecord(area, id, language), label: reference };
}
