import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { factName, factOf, factText } from "../fact-words.server";

import type { HistoryEntry, OtherRequest } from "../history";
import { moveIdOf } from "../replies.server";
import { requestPath } from "../request-path";
import { undoableIn } from "../undo.server";
import { statusNames } from "../words.server";
import type { ShownRequest } from "./shown.server";
import type { TimelineEntry } from "./timeline";
import { firstReplyOutcome, mailEntries, mailOutcome, replyWords } from "./timeline-view.server";

type Told = Pick<ShownRequest, "kind" | "history" | "hospitals">;

/** All events and mails of a request, unsorted. */
export function timelineEntries(
  found: ShownRequest,
  now: Date,
  language: Language,
): TimelineEntry[] {
  const { timeline, undo } = texts(language).handling;
  const undoable = undoableOf(found, now);
  const undone = found.history.flatMap(({ undoes }) => undoes ?? []);
  const takenBack = new Set([...undone, ...undone.map(moveIdOf)]);
  const replies = found.history.filter(({ kind, id }) => kind === "reply" && !takenBack.has(id));
  const firstReply = replies.at(-1)?.id;
  const outcomeOf = (entry: HistoryEntry): TimelineEntry["outcome"] => {
    if (takenBack.has(entry.id)) return { text: timeline.takenBack, tone: "quiet" };
    const mail = found.mails.find(({ entryId }) => entryId === entry.id);
    if (mail) return mailOutcome(mail, language);
    if (entry.id !== firstReply) return undefined;
    return firstReplyOutcome({ ...found, at: entry.at }, language);
  };
  const entries = found.history.filter(tellsHere(found)).map(
    (entry): TimelineEntry => ({
      ...timelineEntry(entry, found, language),
      ...ofMerged(found, entry, language),
      outcome: outcomeOf(entry),
      undo:
        entry.id === undoable
          ? { action: requestPath(found, language, "undo"), label: undo.button }
          : undefined,
    }),
  );
  return [...entries, ...mailEntries(found.mails, language)];
}

/** Id of the event that can be taken back; null if none. A sent email cannot be. */
function undoableOf({ id, isErased, history, mails }: ShownRequest, now: Date): string | null {
  const undoable = isErased ? null : undoableIn(history, id, now);
  const mail = mails.find(({ entryId }) => entryId === undoable);
  return mail && mail.state !== "waiting" ? null : undoable;
}

/** A merge is told once, in the remaining request; the merged one's event is left out. */
function tellsHere({ id, merged }: ShownRequest) {
  const ids = [id, ...merged.map((one) => one.id)];
  return ({ requestId, kind, other }: HistoryEntry) =>
    (kind !== "move" && kind !== "undo") || requestId === id || !other || !ids.includes(other.id);
}

/** An event of a merged request carries that request's reference. */
function ofMerged(found: ShownRequest, entry: HistoryEntry, language: Language) {
  const merged = found.merged.find(({ id }) => id === entry.requestId);
  if (!merged || entry.other) return {};
  return {
    words: entry.kind === "sent" ? merged.tellUsMore : entry.words,
    lang: entry.byFamily ? merged.language : undefined,
    other: otherView(merged, language),
  };
}

export function timelineEntry(entry: HistoryEntry, told: Told, language: Language): TimelineEntry {
  const { timeline } = texts(language).handling;
  return {
    id: entry.id,
    at: entry.at,
    ...looks[entry.kind],
    ...(entry.kind === "reply" ? replyWords(entry.channel, language) : {}),
    who: entry.byFamily || entry.kind === "family" ? timeline.family : entry.actorName,
    what: whatOf(entry, told, language),
    words: entry.kind === "correction" ? correctionWords(entry, told, language) : entry.words,
    other: entry.other ? otherView(entry.other, language) : undefined,
  };
}

const looks: Record<HistoryEntry["kind"], Pick<TimelineEntry, "tone" | "icon">> = {
  sent: { tone: "family", icon: "chat" },
  family: { tone: "family", icon: "chat" },
  move: { tone: "plain", icon: "moves" },
  reply: { tone: "reply", icon: "chat" },
  call: { tone: "plain", icon: "phone-missed" },
  note: { tone: "note", icon: "note" },
  assign: { tone: "plain", icon: "user" },
  correction: { tone: "plain", icon: "check" },
  kind: { tone: "plain", icon: "document" },
  merge: { tone: "plain", icon: "copy" },
  split: { tone: "plain", icon: "copy" },
  undo: { tone: "plain", icon: "refresh" },
  erased: { tone: "plain", icon: "trash" },
};

function whatOf(entry: HistoryEntry, told: Told, language: Language): string {
  const { timeline } = texts(language).handling;
  const t = translator(language);
  switch (entry.kind) {
    case "sent":
      return timeline.sent;
    case "family":
      return timeline.wroteAgain;
    case "move":
      return movedText(entry, told, language);
    case "reply":
      return replyWords(entry.channel, language).what;
    case "call":
      return timeline.noAnswer;
    case "note":
      return timeline.noted;
    case "assign":
      return assignmentText(entry, language);
    case "correction":
      return t("handling.timeline.corrected", {
        field: factName(factOf(entry.field)?.key, language),
      });
    case "kind":
      return timeline.madeBooking;
    case "merge":
      return timeline.merged;
    case "split":
      return timeline.split;
    case "undo":
      return undoneText(entry, told, language);
    case "erased":
      return timeline.erased;
  }
}

function movedText(entry: HistoryEntry, { kind }: Told, language: Language): string {
  const { timeline } = texts(language).handling;
  if (entry.other) return timeline.mergedAway;
  const names = statusNames(kind, language);
  const [from, to] = [entry.from, entry.to].map((status) => (status ? names[status] : ""));
  return translator(language)("handling.timeline.moved", { from: from ?? "", to: to ?? "" });
}

function undoneText(entry: HistoryEntry, told: Told, language: Language): string {
  const { timeline } = texts(language).handling;
  if (entry.byFamily) return timeline.returned;
  const undone = told.history.find(({ id }) => id === entry.undoes);
  if (!undone) return timeline.undone;
  const names = statusNames(told.kind, language);
  const { from, to } = entry;
  const isMove = undone.kind === "move" && from && to;
  const what = isMove ? `${names[from]} → ${names[to]}` : whatOf(undone, told, language);
  return translator(language)("handling.timeline.tookBack", { what });
}

function assignmentText({ actorName, assigneeName }: HistoryEntry, language: Language): string {
  const { took, gaveBack } = texts(language).dashboard.history;
  if (assigneeName === null) return gaveBack;
  if (assigneeName === actorName) return took;
  return translator(language)("dashboard.history.handedTo", { name: assigneeName });
}

function correctionWords(
  { field, oldValue, newValue }: HistoryEntry,
  { hospitals }: Told,
  language: Language,
): string {
  const fact = factOf(field);
  if (!fact || (oldValue === "" && newValue === "")) return "";
  const { nothing } = texts(language).handling.timeline;
  const said = (kept: string) => {
    const name = fact.control.is === "hospital" ? (hospitals.get(kept) ?? kept) : kept;
    return factText(fact, name, language) || nothing;
  };
  return `${said(oldValue)} → ${said(newValue)}`;
}

/** Any kind's address works: its page redirects to the right one. */
function otherView({ id, reference }: OtherRequest, language: Language) {
  return { href: requestPath({ kind: "booking", id }, language), label: reference };
}
