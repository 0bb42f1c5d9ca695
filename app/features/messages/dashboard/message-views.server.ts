import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { clockView } from "~/features/requests/dashboard/clock-view.server";
import { emailView, phoneView } from "~/features/requests/dashboard/contact-links.server";
import { assignmentLine, writingLine } from "~/features/requests/dashboard/event-lines.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import { channels } from "~/features/requests/history";
import { replySchema } from "~/features/requests/reply.schema";
import { formatDateTime, formatNumber } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { findMessage, type MessageRecord } from "../message-history.server";
import { type MessageQuery, messageFilters } from "../message-list";
import type { MessageList } from "../message-list.server";

export type MessageListView = ReturnType<typeof messageListView>;

/** One page of messages in the words of the page. */
export function messageListView(
  list: MessageList,
  { search, status }: MessageQuery,
  language: Language,
) {
  const { filters, messages, erased } = texts(language).dashboard;
  const labels = { ...filters, ...messages.statuses };
  return {
    path: paths.dashboardPage("contacts", language),
    filter: { search, status },
    isFiltered: search !== "" || status !== null,
    statusOptions: messageFilters.map((value) => ({ value, label: labels[value] })),
    count: translator(language)("dashboard.messages.count", {
      count: formatNumber(list.count, language),
    }),
    rows: list.rows.map((row) => ({
      id: row.id,
      href: messagePath(row.id, language),
      reference: row.reference,
      name: row.name || erased.name,
      email: row.email,
      status: messages.statuses[row.status],
      received: formatDateTime(row.receivedAt, language),
      clock: clockView(row.clock, language),
    })),
    pagination: paginationOf(language, list, (page) =>
      paths.dashboardPage("contacts", language, { search, status, page }),
    ),
  };
}

export type LoadedMessage = Awaited<ReturnType<typeof loadMessage>>;

/**
 * What every page about one message is loaded with.
 *
 * @throws a 404 page for a message that is not there
 */
export async function loadMessage(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await findMessage(context.db, id, context.now());
  if (!found) throw data(null, { status: 404 });
  const { nav, detail, act, history, messages, erased, readers } = texts(language).dashboard;
  const title = translator(language)("dashboard.messages.detailTitle", {
    reference: found.reference,
  });
  return {
    meta: { title },
    title,
    view: messageView(found, language),
    readers: await readAndListReaders(request, context, found.id, language),
    text: { nav, detail, act, history, messages, erased, readers },
  };
}

export type MessageView = ReturnType<typeof messageView>;

function messageView(found: MessageRecord, language: Language) {
  const { act, messages, erased } = texts(language).dashboard;
  return {
    reference: found.reference,
    fullName: found.name || erased.name,
    isErased: found.name === "",
    phone: phoneView(found.phone),
    email: emailView(found.email),
    language: { code: found.language, name: languageNames[found.language] },
    message: found.message,
    received: formatDateTime(found.receivedAt, language),
    due: formatDateTime(found.dueAt, language),
    status: messages.statuses[found.status],
    isClosed: found.status === "closed",
    clock: clockView(found.clock, language),
    history: historyLines(found, language),
    channels: channels.map((value) => ({ value, label: act.channels[value] })),
    formKey: randomUUID(),
    rules: { reply: formRulesOf(replySchema) },
    paths: {
      list: paths.dashboardPage("contacts", language),
      request: messagePath(found.id, language),
      replies: messagePath(found.id, language, "replies"),
      closings: messagePath(found.id, language, "closings"),
    },
  };
}

type Entry = MessageRecord["history"][number];

function historyLines(found: MessageRecord, language: Language) {
  const { act, messages, history } = texts(language).dashboard;
  const t = translator(language);
  const time = (at: string) => ({ iso: at, text: formatDateTime(at, language) });
  const what = {
    reply: ({ channel }: Entry) =>
      t("dashboard.history.replied", { channel: act.channels[channel ?? "other"] }),
    close: () => messages.closed,
    reopen: () => messages.reopened,
    note: () => history.noted,
    assign: (entry: Entry) => assignmentLine(entry, language),
    family: ({ other }: Entry) => writingLine(other, language),
  };
  return [
    ...found.history.map((entry) => ({
      id: entry.id,
      at: time(entry.at),
      who: entry.bySender ? messages.sender : entry.actorName,
      what: what[entry.kind](entry),
      reason: entry.reason,
    })),
    {
      id: found.id,
      at: time(found.receivedAt),
      who: messages.sender,
      what: messages.sent,
      reason: "",
    },
  ];
}

/** A message's page, or what its forms post to. */
export function messagePath(id: string, language: Language, part = ""): string {
  return paths.dashboardRecord("contacts", id, language, part);
}

/** Back to the message, with word of what was done there. */
export function backToMessage(context: Context, id: string, language: Language, key: TextKey) {
  return redirectWithToast(context, messagePath(id, language), { key, variant: "success" });
}
