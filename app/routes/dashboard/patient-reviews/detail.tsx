import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReviewDetails } from "~/features/reviews/dashboard/review-page";
import { loadReview } from "~/features/reviews/dashboard/review-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadReview(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Review() {
  const { view, text } = useLoaderData<typeof loader>();
  return <ReviewDetails view={view} text={text} />;
}
