import type { LoaderFunctionArgs } from "@remix-run/node";
import { messagesAsCsv } from "~/features/messages/message-csv.server";
import { readMessageQuery } from "~/features/messages/message-list";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";

/** The list of messages, filtered by the address as the page is, as a file for spreadsheets. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const filter = readMessageQuery(new URL(request.url).searchParams);
  const { signal } = request;
  return messagesAsCsv(context, filter, person, { language: languageOf(request), signal });
}
