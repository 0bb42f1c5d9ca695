import { countryName } from "~/features/content/hospitals/countries";
import { formatDate, formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { type Review, writerOf } from "./review";

/** A review with the words that stand around it. */
export type ReviewCardData = ReturnType<typeof reviewCard>;

/** @param isMarked whether a sample says so on its card: a notice may say so of all */
export function reviewCard(review: Review, language: Language, isMarked = true) {
  const { common, hospitals, reviews } = texts(language);
  const t = translator(language);
  const { hospital, rating } = review;
  const treatments: Record<string, string> = hospitals.specialties;
  const lang = langIfOther(review.language, language);
  return {
    id: review.id,
    text: review.text,
    lang,
    writtenIn: lang ? reviews.writtenIn[lang] : null,
    writer: writerOf(review),
    rating,
    ratingText: t("reviews.rating", { rating: formatNumber(rating, language) }),
    about: [treatments[review.treatment], countryName(review.country, language)]
      .filter(Boolean)
      .join(" · "),
    hospital: hospital && {
      slug: hospital.slug,
      text: t("reviews.hospital", { hospital: hospital.name }),
    },
    publishedAt: review.publishedAt,
    dateText: formatDate(review.publishedAt, language),
    sampleText: review.sample && isMarked ? common.sample : null,
  };
}
