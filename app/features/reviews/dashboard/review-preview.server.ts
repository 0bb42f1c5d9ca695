import { previewNote } from "~/dashboard/preview.server";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { reviewCard } from "../review-cards.server";
import { hospitalOnSite } from "../review-record.server";
import { reviewOr404 } from "./review-page.server";
import { reviewPaths } from "./review-paths.server";

/**
 * A story as families will see it; before it is published as of today.
 *
 * @throws a 404 page for a story that is not there
 */
export async function loadReviewPreview(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const review = await reviewOr404(context, id, language);
  const { title } = texts(language).reviews;
  const shown = {
    ...review,
    publishedAt: review.publishedAt ?? context.now().toISOString(),
    hospital: await hospitalOnSite(context.db, id, language),
  };
  return {
    meta: { title },
    notice: previewNote(review.status === "published", reviewPaths.record(id, language), language),
    title,
    language,
    review: reviewCard(shown, language),
  };
}
