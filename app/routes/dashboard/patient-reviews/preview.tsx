import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewNotice } from "~/dashboard/preview-notice";
import { loadReviewPreview } from "~/features/reviews/dashboard/review-preview.server";
import { ReviewCards } from "~/features/reviews/review-cards";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";
import { PageHeading, Section } from "~/ui/page";

/** Shows a story as families will see it, in any state. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadReviewPreview(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function ReviewPreview() {
  const { notice, title, review, language } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice {...notice} />
      <PageHeading title={title} />
      <Section>
        <ReviewCards reviews={[review]} language={language} />
      </Section>
    </>
  );
}
