import { comparedFields } from "~/dashboard/compared-fields";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { type Language, langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { type Correction, correctionOf, type ReviewRecord } from "../moderation";
import { correctionSchema } from "../moderation.schema";
import { reviewLabels, shownStory } from "../review-area.server";
import { findReview } from "../review-record.server";
import { reviewOr404 } from "./review-page.server";
import { reviewPaths } from "./review-paths.server";
import { storyFieldsView } from "./story-fields.server";

export type CorrectionPageData = Awaited<ReturnType<typeof loadCorrection>>;
export type CorrectionConflict = Awaited<ReturnType<typeof correctionConflict>>;

/**
 * The form in which a story is put right.
 *
 * @throws a 404 page for a story that is not there
 */
export async function loadCorrection(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const review = await reviewOr404(context, id, language);
  const { moderation, editing } = texts(language);
  const { title, lead, submit } = moderation.correction;
  const fields = await storyFieldsView(context.db, review, language);
  const record = { href: reviewPaths.record(id, language), label: review.name };
  return {
    meta: { title: `${title}: ${review.name}` },
    view: {
      crumbs: [{ href: reviewPaths.list(language), label: moderation.title }, record],
      action: reviewPaths.correction(id, language),
      fields,
      lang: langIfOther(review.language, language),
      language: review.language,
      rules: formRulesOf(correctionSchema([])),
      words: correctionOf(review),
      seen: { version: String(review.wordsVersion), openedAt: context.now().toISOString() },
    },
    text: { title, lead, submit, conflict: editing.conflict, notWritten: editing.notWritten },
  };
}

/** The hospitals that a story's form takes: those that are public, and the one it names. */
export async function hospitalsOf(context: Context, id: string, language: Language) {
  // of a story that was deleted meanwhile none is its own; the verb says so
  const review = await findReview(context.db, id, language);
  const { hospitals } = await storyFieldsView(context.db, review, language);
  return hospitals.map(({ value }) => value);
}

/** What the second of two coordinators is told who put the same story right at once. */
export async function correctionConflict(
  context: Context,
  found: ReviewRecord,
  attempt: { words: Correction; openedAt: string | null },
  language: Language,
) {
  const { words, openedAt } = attempt;
  const labels = reviewLabels(language);
  const record = { kind: "patient-reviews", id: found.id } as const;
  const theirs = correctionOf(found);
  const shown = { ...shownStory(theirs, language), hospital: found.hospital?.name ?? "" };
  return {
    ...(await meanwhile(context, record, { name: found.name, openedAt, labels }, language)),
    theirWords: comparedFields(labels, theirs, words).map((field) => ({
      ...field,
      value: shown[field.name as keyof typeof shown] ?? "",
    })),
    // with what is shown here, and not with what may come after it
    seen: { version: String(found.wordsVersion), openedAt: context.now().toISOString() },
    back: reviewPaths.record(found.id, language),
  };
}
