import { type ActionFunctionArgs, data } from "@remix-run/node";
import { inTransaction } from "#db/transactions";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { issueLink } from "../family-links.server";
import { chatNoticesOf, confirmNotice } from "../notices.server";
import { requestPath } from "../request-path";
import { unmergedRequestOr404 } from "./access-page.server";
import { crumbsTo } from "./load.server";
import { noticesView } from "./notices-view.server";
import { chatText, chatView, type PreparedChat, peopleWithPage } from "./people-with-page.server";
import { recordAndListReadings } from "./readers.server";

/** The message for one notice; it is shown once. */
export interface PreparedNotice {
  id: string;
  chat: PreparedChat;
}

export type LoadedNotices = Awaited<ReturnType<typeof loadNotices>>;

/** @throws a 404 page if the request is missing, erased or merged */
export async function loadNotices(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const { deskAccess: text, handling } = texts(language);
  const title = translator(language)("deskAccess.notices.pageTitle", {
    reference: found.reference,
  });
  return {
    meta: { title },
    title,
    text,
    back: { href: requestPath(found, language), label: handling.conflict.back },
    crumbs: crumbsTo(found, language),
    notices: noticesView(found, await chatNoticesOf(context.db, found.id), language),
  };
}

/**
 * Prepares a notice's message, with a newly issued private link.
 *
 * @throws a 404 page if there is no such notice, or its person has no page or no WhatsApp number
 */
export async function answerNotice(
  { request, context, params }: ActionFunctionArgs,
  by: Person,
): Promise<PreparedNotice> {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, params.id);
  const fields = await readButtonForm(request, context, requestPath(found, language, "notices"));
  const notices = await chatNoticesOf(context.db, found.id);
  const notice = notices.find(({ id }) => id === String(fields.get("notice") ?? ""));
  const person = peopleWithPage(found, language).find(({ id }) => id === (notice?.contactId ?? ""));
  if (!notice || !person?.chat) throw data(null, { status: 404 });
  const { contactId } = notice;
  const linkToIssue = { requestId: found.id, contactId, way: "whatsapp", by: by.id } as const;
  const token = await inTransaction(context.db, (trx) => issueLink(trx, context, linkToIssue));
  const words = { reference: found.reference, token };
  const key = chatKeys[notice.about];
  const text = await chatText(context, person.language, key, words);
  return { id: notice.id, chat: chatView(person.chat, text) };
}

const chatKeys = {
  answer: "deskAccess.notices.chat",
  step: "deskAccess.notices.stepChat",
  paper: "deskAccess.notices.paperChat",
} as const;

/** Action of the button "I have sent it". */
export async function answerNoticeSent(
  { request, context, params }: ActionFunctionArgs,
  by: Person,
) {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, params.id);
  const page = requestPath(found, language);
  const fields = await readButtonForm(request, context, page);
  await confirmNotice(context, by, {
    id: String(fields.get("notice") ?? ""),
    requestId: found.id,
  });
  return redirectWithToast(context, page, {
    key: "deskAccess.notices.toast",
    variant: "success",
  });
}
