import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readReviewFilter } from "~/features/content/reviews/review";
import { ReviewListPage } from "~/features/content/reviews/review-list-page";
import { reviewListPage } from "~/features/content/reviews/review-list-page.server";
import { publicVideos } from "~/features/content/videos/area.server";
import { VideoCards } from "~/features/content/videos/video-cards";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = {
  cachedBy: ["country", "treatment", "page"],
  hasSearchForm: true,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = readReviewFilter(new URL(request.url).searchParams);
  const language = languageOf(request);
  const page = await reviewListPage(context, filter, language);
  return { ...page, videos: await publicVideos(context.db, language) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Reviews() {
  const { videos, ...page } = useLoaderData<typeof loader>();
  return (
    <ReviewListPage {...page}>
      <VideoCards title={page.text.videos.title} videos={videos} />
    </ReviewListPage>
  );
}
