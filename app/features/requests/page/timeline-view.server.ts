import type { RequestMail } from "~/features/mail/mail-states.server";
import { dhakaDay } from "~/locales/calendar";
import {
  formatDuration,
  formatTimeOfDay,
  formatWeekday,
  momentOnCustomaryDay,
} from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { type Channel, type HistoryEntry, isOnPage } from "../history";
import { replyDueAt } from "../promise";
import type { TimelineDay, TimelineEntry } from "./timeline";

/** Entries grouped by day, newest first; in Bengali a day lasts until the end of its night. */
export function timelineDays(
  entries: readonly TimelineEntry[],
  language: Language,
  now: Date,
): TimelineDay[] {
  const today = dhakaDay(new Date(momentOnCustomaryDay(now.toISOString(), language)));
  const days = new Map<string, TimelineDay["entries"][number][]>();
  for (const entry of entries.toSorted(byTime)) {
    const day = dhakaDay(new Date(momentOnCustomaryDay(entry.at, language)));
    const time = formatTimeOfDay(entry.at, language);
    days.set(day, [...(days.get(day) ?? []), { ...entry, time }]);
  }
  return [...days].map(([day, all]) => {
    const title = formatWeekday(momentOnCustomaryDay(all[0]?.at ?? "", language), language);
    return {
      day,
      title:
        day === today ? translator(language)("handling.timeline.today", { day: title }) : title,
      entries: all,
    };
  });
}

function byTime(one: TimelineEntry, other: TimelineEntry): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

/** State of a mail; an undelivered mail links to the page on which it can be sent again. */
export function mailOutcome(
  { id, state }: RequestMail,
  language: Language,
): NonNullable<TimelineEntry["outcome"]> {
  const text = texts(language).handling.timeline.mailState[state];
  if (state === "sent" || state === "waiting") return { text, tone: "quiet" };
  // written to a file, because no mail server is set up
  if (state === "written") return { text, tone: "bad" };
  return { text, tone: "bad", href: paths.dashboardRecord("mails", id, language) };
}

/** Entries for mails that belong to no event; other mails are shown with their event. */
export function mailEntries(mails: readonly RequestMail[], language: Language): TimelineEntry[] {
  const { handling, undelivered } = texts(language);
  const kinds: Record<string, string> = undelivered.kinds;
  return mails
    .filter(({ entryId }) => entryId === null)
    .map((mail) => ({
      id: mail.id,
      at: mail.createdAt,
      tone: "plain",
      icon: "mail",
      who: "",
      what: `${handling.timeline.mail}: ${kinds[mail.kind] ?? mail.kind}`,
      outcome: mailOutcome(mail, language),
    }));
}

/** Time until the first reply; tells whether it met the promise. */
export function firstReplyOutcome(
  { receivedAt, at }: { receivedAt: string; at: string },
  language: Language,
): NonNullable<TimelineEntry["outcome"]> {
  const { timeline } = texts(language).handling;
  const time = formatDuration(Date.parse(at) - Date.parse(receivedAt), language);
  const isInTime = at <= replyDueAt(receivedAt);
  const replyText = translator(language)("handling.timeline.firstReply", { time });
  return {
    text: `${replyText}, ${isInTime ? timeline.inTime : timeline.late}`,
    tone: isInTime ? "good" : "bad",
  };
}

/** Direction of an entry's text. The notes on a reply by phone or WhatsApp are internal. */
export function directionOf(entry: HistoryEntry): TimelineEntry["direction"] {
  const { kind } = entry;
  if (kind === "sent" || kind === "family") return "incoming";
  if (kind === "reply") return isOnPage(entry) ? "outgoing" : "internal";
  if (kind === "paper-refused") return "outgoing";
  return kind === "call" || kind === "note" ? "internal" : undefined;
}

export function replyAppearance(
  channel: Channel | null,
  language: Language,
): Pick<TimelineEntry, "what" | "icon"> {
  const { timeline } = texts(language).handling;
  switch (channel) {
    case "phone":
      return { what: timeline.called, icon: "phone" };
    case "whatsapp":
      return { what: timeline.whatsapp, icon: "chat" };
    case "page":
      return { what: timeline.wroteOnPage, icon: "mail" };
    default:
      return { what: timeline.answered, icon: "chat" };
  }
}
