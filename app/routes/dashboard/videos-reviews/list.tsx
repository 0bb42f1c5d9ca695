import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/dashboard/list-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { videoListView } from "~/features/video-reviews/dashboard/video-list-view.server";
import { VideoTable } from "~/features/video-reviews/dashboard/video-table";
import { listVideos } from "~/features/video-reviews/video-record.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { videos, editing } = texts(language);
  return {
    meta: { title: videos.title },
    text: { ...videos, editing },
    view: videoListView(await listVideos(context.db), language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VideoList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={text.title}
      lead={`${text.lead} ${view.shown}`}
      create={{ href: view.create, label: text.create }}
      count={view.count}
      empty={view.rows.length > 0 ? null : { title: text.empty, text: text.emptyText }}
    >
      <VideoTable view={view} text={text} />
    </ListPage>
  );
}
