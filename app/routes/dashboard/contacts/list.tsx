import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchedList } from "~/dashboard/searched-list";
import { MessageTable } from "~/features/messages/dashboard/message-table";
import { messageListView } from "~/features/messages/dashboard/message-views.server";
import { readMessageQuery } from "~/features/messages/message-list";
import { listMessages } from "~/features/messages/message-list.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const query = readMessageQuery(new URL(request.url).searchParams);
  const list = await listMessages(context.db, query, context.now());
  const { dashboard } = texts(language);
  const { title, empty, emptyAll, emptyAllText } = dashboard.messages;
  return {
    meta: { title },
    text: {
      ...dashboard.list,
      title,
      empty,
      emptyAll,
      emptyAllText,
      email: dashboard.detail.email,
    },
    view: messageListView(list, query, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <SearchedList text={text} view={view}>
      <MessageTable rows={view.rows} text={text} />
    </SearchedList>
  );
}
