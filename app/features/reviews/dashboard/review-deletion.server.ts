import { deletionPage } from "~/dashboard/deletion.server";
import { formatNumber } from "~/locales/format";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { writerOf } from "../review";
import { reviewOr404 } from "./review-page.server";
import { reviewPaths } from "./review-paths.server";

/**
 * What the page says that asks before a story goes into the bin.
 *
 * @throws a 404 page for a story that is not there
 */
export async function loadReviewToDelete(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const review = await reviewOr404(context, id, language);
  const rating = formatNumber(review.rating, language);
  const stars = translator(language)("reviews.rating", { rating });
  return deletionPage(
    {
      ...review,
      goes: [
        { key: "writer", text: [writerOf(review), stars].join(" · ") },
        { key: "words", text: review.text },
      ],
      list: { href: reviewPaths.list(language), label: texts(language).moderation.title },
      href: reviewPaths.record(id, language),
      action: reviewPaths.deletion(id, language),
    },
    language,
  );
}
