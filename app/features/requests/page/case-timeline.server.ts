import { hasReplyGoneOut } from "~/features/mail/mail-states.server";
import { dhakaDay } from "~/locales/calendar";
import { formatDateTime, formatTimeOfDay } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { familyMessagesIn, familyTextId, type HistoryEntry, isByPhone, isOnPage } from "../history";
import { sideIdsOf } from "../replies.server";
import { requestPath } from "../request-path";
import { undoableIn } from "../undo.server";
import type { ShownRequest } from "./shown.server";
import type { TimelineEntry } from "./timeline";
import { otherView, timelineEntry } from "./timeline-entries.server";
import { firstReplyOutcome, mailEntries, mailOutcome } from "./timeline-view.server";

/**
 * All events and mails of a request, and the communication with its family in other requests,
 * unsorted.
 *
 * @param topTextId id of the request or event whose text is at the top of the page
 */
export function caseTimeline(
  found: ShownRequest,
  { now, topTextId }: { now: Date; topTextId: string | undefined },
  language: Language,
): TimelineEntry[] {
  const { timeline, undo } = texts(language).handling;
  const { people } = texts(language).requestWork;
  const undoable = undoableOf(found, now);
  const all = [...found.history, ...found.familyHistory];
  const undoneActIds = all.flatMap(({ undoes }) => undoes ?? []);
  const undoneIds = new Set([...undoneActIds, ...undoneActIds.flatMap(sideIdsOf)]);
  // a change of a person lists the replies whose mails it stopped
  const stoppedIds = found.history.flatMap(({ kind, oldValue }) =>
    kind === "contact" ? oldValue.split(",") : [],
  );
  const replies = found.history.filter(({ kind, id }) => kind === "reply" && !undoneIds.has(id));
  const firstReply = replies.at(-1)?.id;
  const outcomeOf = (entry: HistoryEntry): TimelineEntry["outcome"] => {
    if (undoneIds.has(entry.id)) return { text: timeline.takenBack, tone: "quiet" };
    if (stoppedIds.includes(entry.id)) return { text: people.stopped, tone: "bad" };
    const mail = found.mails.find(({ entryId }) => entryId === entry.id);
    if (mail) return mailOutcome(mail, language);
    const notice = found.notices.find(({ eventId }) => eventId === entry.id);
    if (notice) return noticeOutcome(notice, language);
    // if the request began with a call, no reply time is shown
    if (entry.id !== firstReply || isByPhone(found)) return undefined;
    return firstReplyOutcome({ ...found, at: entry.at }, language);
  };
  const entries = all.filter(shownEntryFilter(found)).map(
    (entry): TimelineEntry => ({
      ...timelineEntry(entry, found, language),
      ...(topTextId && familyTextId(entry) === topTextId ? { words: "" } : {}),
      ...otherRequestLink(found, entry, language),
      outcome: outcomeOf(entry),
      read: undoneIds.has(entry.id) ? undefined : readText(entry, found, language),
      undo:
        entry.id === undoable
          ? { action: requestPath(found, language, "undo"), label: undo.button }
          : undefined,
    }),
  );
  return [...entries, ...mailEntries(found.mails, language)];
}

/**
 * "Read by the family". Left out for answers to another person of the case: the reader was perhaps
 * somebody else.
 */
function readText(entry: HistoryEntry, { id, readAt }: ShownRequest, language: Language) {
  if (entry.requestId !== id || entry.field === "contact" || !isOnPage(entry)) return undefined;
  const at = readAt.find((time) => time >= entry.at);
  if (!at) return undefined;
  const isSameDay = dhakaDay(new Date(at)) === dhakaDay(new Date(entry.at));
  const time = isSameDay ? formatTimeOfDay(at, language) : formatDateTime(at, language);
  return translator(language)("handling.timeline.read", { time });
}

/** States that a coordinator has, or has not yet, notified the family on WhatsApp. */
function noticeOutcome(
  { sentAt }: ShownRequest["notices"][number],
  language: Language,
): TimelineEntry["outcome"] {
  if (sentAt === null) {
    return { text: texts(language).handling.timeline.untold, tone: "bad" };
  }
  const time = formatDateTime(sentAt, language);
  return { text: translator(language)("handling.timeline.told", { time }), tone: "quiet" };
}

/** Id of the event that can be undone; null if there is none, or the family has its text. */
function undoableOf(found: ShownRequest, now: Date): string | null {
  const { id, isErased, history, mails, readAt } = found;
  const undoable = isErased ? null : undoableIn(history, id, now);
  const mail = mails.find(({ entryId }) => entryId === undoable);
  if (mail && hasReplyGoneOut(mail)) return null;
  const act = history.find((entry) => entry.id === undoable);
  return act && isOnPage(act) && readAt.some((time) => time >= act.at) ? null : undoable;
}

/** Events shown from the family's other requests: contact with the family, and notes. */
const conversationKinds: readonly HistoryEntry["kind"][] = ["sent", "reply", "call", "note"];

/**
 * Filter that avoids doubles: a merge is shown only in the remaining request, and a later request
 * only as "the family wrote again".
 */
function shownEntryFilter({ id, merged, history }: ShownRequest) {
  const caseIds = [id, ...merged.map((one) => one.id)];
  const followedRequestIds = history.flatMap(({ kind, other }) =>
    kind === "family" && other ? other.id : [],
  );
  return (entry: HistoryEntry) => {
    const { requestId, kind, other } = entry;
    if (kind === "sent" && followedRequestIds.includes(requestId)) return false;
    if (!caseIds.includes(requestId))
      return conversationKinds.includes(kind) || familyMessagesIn([entry]).length > 0;
    return (
      (kind !== "move" && kind !== "undo") ||
      requestId === id ||
      !other ||
      !caseIds.includes(other.id)
    );
  };
}

/** For an event of another request of the family: a link to that request. */
function otherRequestLink(found: ShownRequest, entry: HistoryEntry, language: Language) {
  const request = found.family.find(({ id }) => id === entry.requestId);
  if (!request || entry.other || request.id === found.id) return {};
  return { other: otherView(request, language) };
}
