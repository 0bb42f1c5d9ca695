import { data } from "@remix-run/node";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { countryName } from "~/features/content/hospitals/countries";
import { formatDate, formatDateTime, formatNumber } from "~/locales/format";
import { type Language, langIfOther, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import type { ReviewRecord } from "../moderation";
import { writerOf } from "../review";
import { reviewLabels } from "../review-area.server";
import { findReview } from "../review-record.server";
import { reviewChecklist } from "./review-checklist.server";
import { tones } from "./review-list-view.server";
import { reviewPaths } from "./review-paths.server";

export type ReviewPage = Awaited<ReturnType<typeof loadReview>>;

/**
 * What a story's page is loaded with.
 *
 * @throws a 404 page for a story that is not there
 */
export async function loadReview(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const review = await reviewOr404(context, id, language);
  const record = { kind: "patient-reviews", id } as const;
  const events = await recordHistory(context.db, record);
  const { moderation, editing, common } = texts(language);
  return {
    meta: { title: review.name },
    view: {
      ...reviewView(review, language),
      checklist: await reviewChecklist(context, review, language),
      history: recordHistoryLines(events, language, { ...record, labels: reviewLabels(language) }),
    },
    text: {
      ...moderation,
      history: editing.history,
      statusTitle: editing.statusTitle,
      delete: editing.delete,
      revisions: editing.revisions,
      onSite: editing.view,
      seePreview: editing.preview.link,
      sampleBadge: common.sample,
    },
  };
}

/** @throws a 404 page for a story that is not there */
export async function reviewOr404(
  context: Context,
  id: string,
  language: Language,
): Promise<ReviewRecord> {
  const review = await findReview(context.db, id, language);
  if (!review) throw data(null, { status: 404 });
  return review;
}

function reviewView(review: ReviewRecord, language: Language) {
  const { moderation, hospitals, reviews } = texts(language);
  const { id, status, consent, sent, hospital } = review;
  const treatments: Record<string, string> = hospitals.specialties;
  const { country, treatment } = reviews.story.fields;
  return {
    name: review.name,
    crumbs: [{ href: reviewPaths.list(language), label: moderation.title }],
    shown: { writer: writerOf(review), text: review.text },
    sent: sent && { writer: writerOf(sent), text: sent.text },
    lang: langIfOther(review.language, language),
    email: review.email,
    facts: {
      language: languageNames[review.language],
      country: countryName(review.country, language) || country.other,
      treatment: treatments[review.treatment] ?? treatment.other,
      hospital: hospital?.name ?? moderation.facts.noHospital,
      rating: translator(language)("reviews.rating", {
        rating: formatNumber(review.rating, language),
      }),
      received: formatDateTime(review.submittedAt, language),
      published: review.publishedAt && formatDate(review.publishedAt, language),
    },
    consent: {
      agreedOn: formatDate(consent.at, language),
      // what the form asks, in the language in which it was answered
      what:
        consent.source === "form"
          ? texts(review.language).reviews.story.fields.consent.label
          : null,
      how: moderation.consent.sources[consent.source],
      where: consent.note,
    },
    status,
    statusName: moderation.statuses[status],
    statusText: moderation.statusText[status],
    tone: tones[status],
    reason: review.reason,
    sample: review.sample,
    publish:
      status === "published"
        ? null
        : status === "rejected"
          ? moderation.publishAgain
          : moderation.publish,
    reject:
      status === "rejected"
        ? null
        : status === "published"
          ? moderation.withdraw
          : moderation.reject,
    site: status === "published" ? paths.reviews(language) : null,
    hidden: { version: String(review.version) },
    paths: {
      publication: reviewPaths.publication(id, language),
      rejection: reviewPaths.rejection(id, language),
      // as those see it who read its language
      preview: reviewPaths.preview(id, review.language),
      correction: reviewPaths.correction(id, language),
      deletion: reviewPaths.deletion(id, language),
      revisions: reviewPaths.revisions(id, language),
    },
  };
}

/** Back to a story's page, with word of what was done there. */
export function backToReview(context: Context, id: string, language: Language, key: TextKey) {
  const flash = { key, variant: "success" } as const;
  return redirectWithToast(context, reviewPaths.record(id, language), flash);
}
