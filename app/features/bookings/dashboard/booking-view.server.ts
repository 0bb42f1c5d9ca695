import { randomUUID } from "node:crypto";
import type { HistoryLine } from "~/dashboard/history-list";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { clockView } from "~/features/requests/dashboard/clock-view.server";
import { emailView, phoneView } from "~/features/requests/dashboard/contact-links.server";
import { assignmentLine, writingLine } from "~/features/requests/dashboard/event-lines.server";
import { channels } from "~/features/requests/history";
import { replySchema } from "~/features/requests/reply.schema";
import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { bookingFacts } from "../booking-facts.server";
import type { BookingRecord } from "../booking-record.server";
import { moveSchema, noteSchema } from "../coordinator-forms.schema";
import type { HistoryEntry } from "../history";
import { allowedMoves, type BookingStatus } from "../statuses";

export type BookingView = ReturnType<typeof bookingView>;

/** A booking in the words of the page. */
export function bookingView(found: BookingRecord, language: Language, now: Date) {
  const { dashboard } = texts(language);
  const t = translator(language);
  const { statuses } = dashboard;
  return {
    id: found.id,
    reference: found.reference,
    fullName: found.fullName || dashboard.erased.name,
    isErased: found.fullName === "",
    phone: phoneView(found.phoneNumber),
    email: emailView(found.email),
    language: { code: found.language, name: languageNames[found.language] },
    urgent: found.urgent,
    facts: bookingFacts(found, language),
    received: formatDateTime(found.receivedAt, language),
    due: formatDateTime(found.dueAt, language),
    status: statuses[found.status],
    heldFrom:
      found.heldFrom && t("dashboard.detail.heldFrom", { status: statuses[found.heldFrom] }),
    clock: clockView(found.clock, language),
    history: found.history.map((entry) => historyLine(entry, language)),
    canAcknowledge: found.status === "received",
    moves: allowedMoves(found).map(({ to, kind }) => ({
      value: to,
      label: t(`dashboard.act.kinds.${kind}`, { status: statuses[to] }),
    })),
    channels: channels.map((value) => ({ value, label: dashboard.act.channels[value] })),
    version: found.version,
    openedAt: now.toISOString(),
    formKey: randomUUID(),
    rules: {
      move: formRulesOf(moveSchema),
      reply: formRulesOf(replySchema),
      note: formRulesOf(noteSchema),
    },
    paths: bookingPaths(found.id, language),
  };
}

/** Where the pages and forms of one booking are. */
function bookingPaths(id: string, language: Language) {
  const part = (name: string) => paths.dashboardRecord("bookings", id, language, name);
  return {
    list: paths.dashboardBookings(language),
    request: paths.dashboardBooking(id, language),
    moves: part("moves"),
    replies: part("replies"),
    notes: part("notes"),
  };
}

export function historyLine(entry: HistoryEntry, language: Language): HistoryLine {
  const { dashboard } = texts(language);
  const t = translator(language);
  const status = (key: BookingStatus | null) => (key ? dashboard.statuses[key] : "");
  const what = {
    move:
      entry.byFamily && entry.from === null
        ? dashboard.history.sent
        : `${status(entry.from)} → ${status(entry.to)}`,
    reply: t("dashboard.history.replied", {
      channel: dashboard.act.channels[entry.channel ?? "other"],
    }),
    note: dashboard.history.noted,
    assign: assignmentLine(entry, language),
    family: writingLine(entry.other, language),
  }[entry.kind];
  return {
    id: entry.id,
    at: { iso: entry.at, text: formatDateTime(entry.at, language) },
    who: entry.byFamily ? dashboard.history.family : entry.actorName,
    what,
    // a family's own move is the cancelling of a request that it erased
    reason:
      entry.kind === "move" && entry.byFamily && entry.from !== null
        ? dashboard.erased.notice
        : entry.reason,
  };
}
