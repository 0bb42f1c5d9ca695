import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { factName, factOf, factText } from "../fact-words.server";
import type { HistoryEntry, OtherRequest } from "../history";
import { contactChanges } from "../request-contact";
import { requestPath } from "../request-path";
import { statusNames } from "../words.server";
import { followUpText } from "./follow-up-view.server";
import { partnerEvent } from "./partner-words.server";
import type { ShownRequest } from "./shown.server";
import type { TimelineEntry } from "./timeline";
import { replyWords } from "./timeline-view.server";

type Told = Pick<ShownRequest, "kind" | "history" | "hospitals" | "family" | "people">;

export function timelineEntry(entry: HistoryEntry, told: Told, language: Language): TimelineEntry {
  const { timeline } = texts(language).handling;
  return {
    id: entry.id,
    at: entry.at,
    ...looks[entry.kind],
    ...(entry.kind === "sent" && !entry.byFamily ? { icon: "phone" } : {}),
    ...(entry.kind === "reply" ? { icon: replyWords(entry.channel, language).icon } : {}),
    who: entry.byFamily || entry.kind === "family" ? timeline.family : entry.actorName,
    what: whatOf(entry, told, language),
    words: wordsOf(entry, told, language),
    ...familyWords(entry, told),
    other: entry.other ? otherView(entry.other, language) : undefined,
  };
}

/** Id of the request in which the family wrote; null for any other event. */
export function writtenIn({ kind, requestId, other }: HistoryEntry): string | null {
  if (kind === "sent") return requestId;
  return kind === "family" && other ? other.id : null;
}

function familyWords(entry: HistoryEntry, { family }: Told) {
  const written = family.find(({ id }) => id === writtenIn(entry));
  return written && { words: written.words, lang: written.language };
}

function wordsOf(entry: HistoryEntry, told: Told, language: Language): string {
  if (entry.kind === "correction") return correctionWords(entry, told, language);
  return entry.kind === "partner" ? partnerEvent(entry, language).words : entry.words;
}

const looks: Record<HistoryEntry["kind"], Pick<TimelineEntry, "tone" | "icon">> = {
  sent: { tone: "family", icon: "chat" },
  family: { tone: "family", icon: "chat" },
  move: { tone: "plain", icon: "moves" },
  reply: { tone: "reply", icon: "chat" },
  call: { tone: "plain", icon: "phone-missed" },
  note: { tone: "note", icon: "note" },
  again: { tone: "plain", icon: "clock" },
  assign: { tone: "plain", icon: "user" },
  correction: { tone: "plain", icon: "check" },
  contact: { tone: "plain", icon: "user" },
  kind: { tone: "plain", icon: "document" },
  partner: { tone: "plain", icon: "hospital" },
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
      return entry.byFamily ? timeline.sent : timeline.byPhone;
    case "family":
      return timeline.wroteAgain;
    case "move":
      return movedText(entry, told, language);
    case "reply":
      return repliedText(entry, told, language);
    case "call":
      return timeline.noAnswer;
    case "note":
      return timeline.noted;
    case "assign":
      return assignmentText(entry, language);
    case "again":
      return followUpText(entry, language);
    case "correction":
      return t("handling.timeline.corrected", {
        field: factName(factOf(entry.field)?.key, language),
      });
    case "contact":
      return contactText(entry, told, language);
    case "kind":
      return timeline.madeBooking;
    case "partner":
      return partnerEvent(entry, language).what;
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

/** Names the person to whom it was mailed, if they are still there. */
function repliedText(entry: HistoryEntry, told: Told, language: Language): string {
  const { what } = replyWords(entry.channel, language);
  const name = personOf(entry, told);
  if (!name) return what;
  return `${what} · ${translator(language)("requestWork.people.sentTo", { name })}`;
}

function contactText(entry: HistoryEntry, told: Told, language: Language): string {
  const { changes } = texts(language).requestWork.people;
  const change = contactChanges.find((one) => one === entry.field) ?? "changed";
  return [changes[change], personOf(entry, told)].filter(Boolean).join(": ");
}

function personOf({ kind, field, newValue }: HistoryEntry, { people }: Told): string {
  if (kind !== "contact" && field !== "contact") return "";
  const person = people.find(({ id }) => id === newValue);
  return person ? person.name || person.email || person.phone : "";
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
  const undone = told.history.find(({ id }) => id === entry.undoes);
  if (entry.byFamily && !undone?.byFamily) return timeline.returned;
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
export function otherView({ id, reference }: OtherRequest, language: Language) {
  return { href: requestPath({ kind: "booking", id }, language), label: reference };
}
