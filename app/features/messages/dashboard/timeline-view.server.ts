import type { RequestMail } from "~/features/mail/mail-states.server";
import { assignmentLine } from "~/features/requests/dashboard/event-lines.server";
import type { TimelineEntry } from "~/features/requests/dashboard/timeline";
import {
  firstReplyOutcome,
  mailEntries,
  mailOutcome,
  replyWords,
} from "~/features/requests/dashboard/timeline-view.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { MessageEntry, MessageRecord } from "../message-record.server";

/** All that happened with a message, in the words of the page and in no order. */
export function timelineEntries(
  found: MessageRecord,
  mails: readonly RequestMail[],
  language: Language,
): TimelineEntry[] {
  const { timeline } = texts(language).handling;
  const firstReply = found.history.findLast(({ kind }) => kind === "reply")?.id;
  const entries = found.history.map((entry): TimelineEntry => {
    const mail = mails.find(({ entryId }) => entryId === entry.id);
    const outcome =
      (mail && mailOutcome(mail, language)) ??
      (entry.id === firstReply
        ? firstReplyOutcome({ ...found, at: entry.at }, language)
        : undefined);
    return { ...timelineEntry(entry, language), outcome };
  });
  const sent: TimelineEntry = {
    id: found.id,
    at: found.receivedAt,
    ...looks.family,
    who: timeline.sender,
    what: timeline.sentMessage,
  };
  return [...entries, sent, ...mailEntries(mails, language)];
}

const looks: Record<MessageEntry["kind"], Pick<TimelineEntry, "tone" | "icon">> = {
  reply: { tone: "reply", icon: "chat" },
  call: { tone: "plain", icon: "phone-missed" },
  note: { tone: "note", icon: "note" },
  assign: { tone: "plain", icon: "user" },
  family: { tone: "family", icon: "chat" },
  close: { tone: "plain", icon: "check" },
  reopen: { tone: "plain", icon: "moves" },
  made: { tone: "plain", icon: "document" },
};

function timelineEntry(entry: MessageEntry, language: Language): TimelineEntry {
  const { timeline } = texts(language).handling;
  const { other } = entry;
  const area = other?.kind === "booking" ? "bookings" : "contacts";
  const reply = entry.kind === "reply" ? replyWords(entry.channel, language) : null;
  return {
    id: entry.id,
    at: entry.at,
    ...looks[entry.kind],
    ...reply,
    who: entry.bySender ? timeline.sender : entry.actorName,
    what: reply?.what ?? whatOf(entry, language),
    words: entry.reason,
    other: other
      ? { href: paths.dashboardRecord(area, other.id, language), label: other.reference }
      : undefined,
  };
}

function whatOf(entry: MessageEntry, language: Language): string {
  const { timeline } = texts(language).handling;
  const what: Record<Exclude<MessageEntry["kind"], "reply" | "assign">, string> = {
    call: timeline.noAnswer,
    note: timeline.noted,
    family: timeline.wroteAgain,
    close: timeline.closed,
    reopen: timeline.reopened,
    made: timeline.madeInto,
  };
  if (entry.kind === "assign") return assignmentLine(entry, language);
  return entry.kind === "reply" ? "" : what[entry.kind];
}
