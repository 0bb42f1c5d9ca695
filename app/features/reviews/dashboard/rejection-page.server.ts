import { formRulesOf } from "~/features/forms/form-rules.server";
import { langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { rejectionSchema } from "../moderation.schema";
import { reviewOr404 } from "./review-page.server";
import { reviewPaths } from "./review-paths.server";

export type RejectionPageData = Awaited<ReturnType<typeof loadRejection>>;

/**
 * The page that asks why a story is not published.
 *
 * @throws a 404 page for a story that is not there
 */
export async function loadRejection(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const review = await reviewOr404(context, id, language);
  const { moderation } = texts(language);
  const { rejection } = moderation;
  const isShown = review.status === "published";
  const t = translator(language);
  const name = { name: review.name };
  const title = isShown
    ? t("moderation.rejection.titleShown", name)
    : t("moderation.rejection.title", name);
  const back = reviewPaths.record(id, language);
  return {
    meta: { title },
    view: {
      title,
      crumbs: [
        { href: reviewPaths.list(language), label: moderation.title },
        { href: back, label: review.name },
      ],
      words: review.text,
      lang: langIfOther(review.language, language),
      action: reviewPaths.rejection(id, language),
      rules: formRulesOf(rejectionSchema),
      // the story stands above the form as it is now
      hidden: { version: String(review.version) },
      submit: isShown ? rejection.submitShown : rejection.submit,
      back,
    },
    text: rejection,
  };
}
