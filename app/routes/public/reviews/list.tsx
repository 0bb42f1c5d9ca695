import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readReviewFilter } from "~/features/reviews/review";
import { ReviewListPage } from "~/features/reviews/review-list-page";
import { reviewListPage } from "~/features/reviews/review-list-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = {
  cached: ["country", "treatment", "page"],
  searched: true,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = readReviewFilter(new URL(request.url).searchParams);
  return reviewListPage(context, filter, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Reviews() {
  return <ReviewListPage {...useLoaderData<typeof loader>()} />;
}
