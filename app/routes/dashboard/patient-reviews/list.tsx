import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchedList } from "~/dashboard/searched-list";
import { lastChanges } from "~/features/audit/last-changes.server";
import { reviewListView } from "~/features/reviews/dashboard/review-list-view.server";
import { ReviewTable } from "~/features/reviews/dashboard/review-table";
import { readModerationQuery } from "~/features/reviews/moderation";
import { countReviews, reviewQueue } from "~/features/reviews/review-queue.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const query = readModerationQuery(new URL(request.url).searchParams);
  const queue = await reviewQueue(context.db, query, language);
  const came = queue.reviews.map((review) => ({ id: review.id, updatedAt: review.submittedAt }));
  const changeOf = await lastChanges(context, "patient-reviews", came, person.id, language);
  const counts = await countReviews(context.db);
  const { moderation, editing } = texts(language);
  return {
    meta: { title: moderation.title },
    text: { ...moderation, editing },
    view: reviewListView(queue, counts, query, changeOf, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ReviewList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <SearchedList text={text} view={view}>
      <ReviewTable view={view} text={text} />
    </SearchedList>
  );
}
