import { formatDay, formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { type ModerationQuery, type ReviewStatus, reviewStatuses } from "../moderation";
import { writerOf } from "../review";
import type { ReviewQueue } from "../review-queue.server";
import { reviewPaths } from "./review-paths.server";

export type ReviewListView = ReturnType<typeof reviewListView>;

/** So much of a story stands in the list, in characters. */
const EXCERPT = 90;

/** One page of the stories in the words of the page. */
export function reviewListView(
  queue: ReviewQueue,
  counts: Record<ReviewStatus, number>,
  query: ModerationQuery,
  language: Language,
) {
  const { moderation, common } = texts(language);
  const t = translator(language);
  const { search, status } = query;
  return {
    path: reviewPaths.list(language),
    create: { href: reviewPaths.create(language), label: moderation.create },
    filter: { search, status },
    isFiltered: search !== "" || status !== null,
    statusOptions: reviewStatuses.map((value) => ({
      value,
      label: `${moderation.statuses[value]} (${formatNumber(counts[value], language)})`,
    })),
    count: t("moderation.count", { count: formatNumber(queue.count, language) }),
    rows: queue.reviews.map((review) => ({
      id: review.id,
      href: reviewPaths.record(review.id, language),
      writer: writerOf(review),
      excerpt: excerptOf(review.text),
      lang: langIfOther(review.language, language),
      rating: t("reviews.rating", { rating: formatNumber(review.rating, language) }),
      tone: tones[review.status],
      status: moderation.statuses[review.status],
      sample: review.sample ? common.sample : null,
      received: formatDay(review.submittedAt, language),
    })),
    pagination: paginationOf(language, queue, (page) =>
      reviewPaths.list(language, { search, status, page }),
    ),
  };
}

/** How a status looks; the words say it. */
export const tones = { pending: "warn", published: "good", rejected: "neutral" } as const;

function excerptOf(text: string): string {
  const letters = [...text.replace(/\s+/g, " ")];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join("")}…` : letters.join("");
}
