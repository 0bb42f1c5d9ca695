import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchedList } from "~/dashboard/searched-list";
import { lastChanges } from "~/features/audit/last-changes.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { videoListView } from "~/features/video-reviews/dashboard/video-list-view.server";
import { VideoTable } from "~/features/video-reviews/dashboard/video-table";
import { listVideos } from "~/features/video-reviews/video-record.server";
import { readRecordQuery } from "~/features/worded-content/record-list";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const query = readRecordQuery(new URL(request.url).searchParams);
  const found = await listVideos(context.db);
  const changeOf = await lastChanges(context, "videos-reviews", found, person.id, language);
  const { videos, editing } = texts(language);
  return {
    meta: { title: videos.title },
    text: { ...editing.list, ...videos, editing },
    view: videoListView(found, query, changeOf, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoList() {
  const { text, view } = useLoaderData<typeof loader>();
  const lead = `${text.lead} ${view.shown}`;
  return (
    <SearchedList text={{ ...text, lead }} view={view} legend={text.editing.states}>
      <VideoTable view={view} text={text} />
    </SearchedList>
  );
}
