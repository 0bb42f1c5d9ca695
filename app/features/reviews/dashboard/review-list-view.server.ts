import type { ContentRow } from "~/dashboard/content-table";
import { stateChips } from "~/dashboard/state-chips.server";
import type { LastChange } from "~/features/audit/last-changes.server";
import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { excerptOf } from "../excerpt";
import {
  type ModerationQuery,
  type ReviewRecord,
  type ReviewStatus,
  reviewStatuses,
} from "../moderation";
import { writerOf } from "../review";
import type { ReviewQueue } from "../review-queue.server";
import { reviewPaths } from "./review-paths.server";

export type ReviewRow = ContentRow & { rating: string };
export type ReviewListView = ReturnType<typeof reviewListView>;

/** One page of the stories in the words of the page. */
export function reviewListView(
  queue: ReviewQueue,
  counts: Record<ReviewStatus, number>,
  query: ModerationQuery,
  /** Since a story came. */
  changeOf: (story: { id: string; updatedAt: string }) => LastChange,
  language: Language,
) {
  const { moderation } = texts(language);
  const t = translator(language);
  const { search, status } = query;
  return {
    path: reviewPaths.list(language),
    create: { href: reviewPaths.create(language), label: moderation.create },
    filter: { search, status },
    isFiltered: search !== "" || status !== null,
    chips: stateChips(
      {
        states: reviewStatuses,
        labels: moderation.statuses,
        counts,
        chosen: status,
        hrefOf: (state) => reviewPaths.list(language, { search, status: state }),
      },
      language,
    ),
    count: t("moderation.count", { count: formatNumber(queue.count, language) }),
    rows: queue.reviews.map((review) => ({
      ...rowOf(review, language),
      changed: changeOf({ id: review.id, updatedAt: review.submittedAt }),
    })),
    pagination: paginationOf(language, queue, (page) =>
      reviewPaths.list(language, { search, status, page }),
    ),
  };
}

function rowOf(review: ReviewRecord, language: Language): Omit<ReviewRow, "changed"> {
  const { moderation, editing, common } = texts(language);
  const { id, status } = review;
  return {
    id,
    href: reviewPaths.record(id, language),
    title: writerOf(review),
    more: excerptOf(review.text, review.language),
    lang: langIfOther(review.language, language),
    rating: translator(language)("reviews.rating", {
      rating: formatNumber(review.rating, language),
    }),
    tone: tones[status],
    status: moderation.statuses[status],
    sample: review.sample ? common.sample : null,
    look:
      status === "published"
        ? { href: paths.reviews(language), label: editing.see }
        : { href: reviewPaths.preview(id, language), label: editing.preview.short },
  };
}

/** How a status looks; the words say it. */
export const tones = { pending: "warn", published: "good", rejected: "neutral" } as const;
