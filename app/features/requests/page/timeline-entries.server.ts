import type { Language } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { texts, translator } from "~/server/i18n.server";
import { consentHistoryText } from "../consent-words.server";
import { factName, factOf, factText } from "../fact-words.server";
import { familyTextId, type HistoryEntry, type OtherRequest } from "../history";
import { deskPaperEvent } from "../papers/event-words.server";
import { contactChanges } from "../request-contact";
import { requestPath } from "../request-path";
import { statusNames } from "../words.server";
import { followUpText } from "./follow-up-view.server";
import { partnerEvent } from "./partner-words.server";
import type { ShownRequest } from "./shown.server";
import type { TimelineEntry } from "./timeline";
import { directionOf, replyAppearance } from "./timeline-view.server";

type RequestParts = Pick<ShownRequest, "kind" | "history" | "hospitals" | "family" | "people">;

export function timelineEntry(entry: HistoryEntry, request: RequestParts, language: Language) {
  const { timeline } = texts(language).handling;
  return {
    id: entry.id,
    at: entry.at,
    ...appearances[entry.kind],
    ...(entry.kind === "sent" && !entry.byFamily ? { icon: "phone" as const } : {}),
    ...(entry.kind === "reply" ? { icon: replyAppearance(entry.channel, language).icon } : {}),
    who: entry.byFamily || entry.kind === "family" ? timeline.family : entry.actorName,
    what: whatOf(entry, request, language),
    words: wordsOf(entry, request, language),
    ...familyWords(entry, request),
    direction: directionOf(entry),
    other: entry.other ? otherView(entry.other, language) : undefined,
  };
}

function familyWords(entry: HistoryEntry, { family }: RequestParts) {
  if (entry.kind === "family" && !entry.other) {
    const request = family.find(({ id }) => id === entry.requestId);
    return request && { words: entry.words, lang: writtenIn(entry.words, request.language) };
  }
  const source = family.find(({ id }) => id === familyTextId(entry));
  return source && { words: source.words, lang: source.language };
}

function wordsOf(entry: HistoryEntry, request: RequestParts, language: Language): string {
  if (entry.kind === "correction") return correctionWords(entry, request, language);
  return entry.kind === "partner" ? partnerEvent(entry, language).words : entry.words;
}

const appearances: Record<HistoryEntry["kind"], Pick<TimelineEntry, "tone" | "icon">> = {
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
  link: { tone: "family", icon: "lock" },
  "paper-sent": { tone: "plain", icon: "document" },
  "paper-accepted": { tone: "plain", icon: "check" },
  "paper-refused": { tone: "plain", icon: "close" },
  "paper-removed": { tone: "plain", icon: "trash" },
  consent: { tone: "plain", icon: "check" },
  disclosure: { tone: "plain", icon: "hospital" },
  erased: { tone: "plain", icon: "trash" },
};

function whatOf(entry: HistoryEntry, request: RequestParts, language: Language): string {
  const { timeline } = texts(language).handling;
  const t = translator(language);
  switch (entry.kind) {
    case "sent":
      return entry.byFamily ? timeline.sent : timeline.byPhone;
    case "family":
      return entry.other ? timeline.wroteAgain : wroteText(entry, request, language);
    case "move":
      return movedText(entry, request, language);
    case "reply":
      return repliedText(entry, request, language);
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
      return contactText(entry, request, language);
    case "kind":
      return timeline.madeBooking;
    case "partner":
      return partnerEvent(entry, language).what;
    case "merge":
      return timeline.merged;
    case "split":
      return timeline.split;
    case "undo":
      return undoneText(entry, request, language);
    case "link":
      return [timeline.wantsLink, personOf(entry, request)].filter(Boolean).join(": ");
    case "consent":
    case "disclosure":
      return consentHistoryText(entry, language);
    case "erased":
      return timeline.erased;
    default:
      return deskPaperEvent(entry, language);
  }
}

/** Text of a reply; names the recipient, except the writer and people who were removed. */
function repliedText(entry: HistoryEntry, request: RequestParts, language: Language): string {
  const { what } = replyAppearance(entry.channel, language);
  const name = personOf(entry, request);
  if (!name) return what;
  return `${what} · ${translator(language)("requestWork.people.sentTo", { name })}`;
}

function contactText(entry: HistoryEntry, request: RequestParts, language: Language): string {
  const { changes } = texts(language).requestWork.people;
  const change = contactChanges.find((one) => one === entry.field) ?? "changed";
  return [changes[change], personOf(entry, request)].filter(Boolean).join(": ");
}

/** Text of a message on the page; names its author, unless that is the request's writer. */
function wroteText(entry: HistoryEntry, request: RequestParts, language: Language): string {
  return [texts(language).handling.timeline.wroteOnPage, personOf(entry, request)]
    .filter(Boolean)
    .join(": ");
}

function personOf({ kind, field, newValue }: HistoryEntry, request: RequestParts): string {
  return kind === "contact" || field === "contact" ? nameOfPerson(newValue, request) : "";
}

/** Name, email or number of a person of the case; empty if there is no such person. */
export function nameOfPerson(personId: string, { people }: Pick<RequestParts, "people">): string {
  const found = people.find(({ id }) => id === personId);
  return found ? found.name || found.email || found.phone : "";
}

function movedText(entry: HistoryEntry, { kind }: RequestParts, language: Language): string {
  const { timeline } = texts(language).handling;
  if (entry.other) return timeline.mergedAway;
  const names = statusNames(kind, language);
  const [from, to] = [entry.from, entry.to].map((status) => (status ? names[status] : ""));
  return translator(language)("handling.timeline.moved", { from: from ?? "", to: to ?? "" });
}

function undoneText(entry: HistoryEntry, request: RequestParts, language: Language): string {
  const { timeline } = texts(language).handling;
  const undone = request.history.find(({ id }) => id === entry.undoes);
  if (entry.byFamily && !undone?.byFamily) return timeline.returned;
  if (!undone) return timeline.undone;
  const names = statusNames(request.kind, language);
  const { from, to } = entry;
  const isMove = undone.kind === "move" && from && to;
  const what = isMove ? `${names[from]} → ${names[to]}` : whatOf(undone, request, language);
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
  { hospitals }: RequestParts,
  language: Language,
): string {
  const fact = factOf(field);
  if (!fact || (oldValue === "" && newValue === "")) return "";
  const { nothing } = texts(language).handling.timeline;
  const valueText = (value: string) => {
    const name = fact.control.is === "hospital" ? (hospitals.get(value) ?? value) : value;
    return factText(fact, name, language) || nothing;
  };
  return `${valueText(oldValue)} → ${valueText(newValue)}`;
}

/** The link has the address of a booking; for another kind, the page redirects. */
export function otherView({ id, reference }: OtherRequest, language: Language) {
  return { href: requestPath({ kind: "booking", id }, language), label: reference };
}
