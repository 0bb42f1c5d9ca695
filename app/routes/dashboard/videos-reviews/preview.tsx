import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewNotice } from "~/dashboard/preview-notice";
import { VideoReviews } from "~/features/reviews/video-reviews";
import { requireAdmin } from "~/features/sessions/guards.server";
import { loadVideoPreview } from "~/features/video-reviews/dashboard/video-preview.server";
import { pageMeta } from "~/server/page-meta";
import { PageHeading } from "~/ui/page";

/** A video review as families will see it, drafts too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVideoPreview(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function VideoPreview() {
  const { notice, title, section, videos } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice {...notice} />
      <PageHeading title={title} />
      <VideoReviews title={section} videos={videos} />
    </>
  );
}
