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
  const { moderation, editing } = texts(language);
  const { deletion } = editing;
  const t = translator(language);
  const title = t("editing.deletion.title", { name: review.name });
  const record = { href: reviewPaths.record(id, language), label: review.name };
  return {
    meta: { title },
    page: {
      title,
      crumbs: [{ href: reviewPaths.list(language), label: moderation.title }, record],
      lead: deletion.lead,
      goes: [
        {
          key: "writer",
          text: [
            writerOf(review),
            t("reviews.rating", { rating: formatNumber(review.rating, language) }),
          ].join(" · "),
        },
        { key: "words", text: review.text },
      ],
      warning: review.status === "published" ? deletion.published : undefined,
      form: {
        action: reviewPaths.deletion(id, language),
        hidden: { version: String(review.version) },
        submit: deletion.submit,
      },
      keep: { href: record.href, label: deletion.keep },
    },
  };
}
