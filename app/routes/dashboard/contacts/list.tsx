import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  coordinatorNames,
  listFilterView,
} from "~/features/all-requests/dashboard/list-filter.server";
import { RequestList } from "~/features/all-requests/dashboard/request-list";
import { MessageTable } from "~/features/messages/dashboard/message-table";
import { messageListView } from "~/features/messages/dashboard/message-views.server";
import { readMessageQuery } from "~/features/messages/message-list";
import { listMessages } from "~/features/messages/message-list.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const { db } = context;
  const language = languageOf(request);
  const filter = readMessageQuery(new URL(request.url).searchParams);
  const now = context.now();
  const list = await listMessages(db, filter, { person, now });
  const view = messageListView(list, filter, await coordinatorNames(db), now, language);
  const of = { name: "contacts", filter } as const;
  const { booking, dashboard, queue, lists } = texts(language);
  const { title, empty, emptyAll, emptyAllText } = dashboard.messages;
  const own = { title, empty, emptyAll, emptyAllText, email: booking.facts.email };
  const text = { ...dashboard.list, ...own, queue, lists };
  return {
    meta: { title: text.title },
    text,
    view,
    filter: await listFilterView(db, of, view.statusOptions, person, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageList() {
  const { text, view, filter } = useLoaderData<typeof loader>();
  return (
    <RequestList text={text} filter={filter} list={view}>
      <MessageTable
        caption={filter.sortedBy}
        rows={view.rows}
        text={text}
        owner={text.lists.owner}
        headings={filter.headings}
      />
    </RequestList>
  );
}
