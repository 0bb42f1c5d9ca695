import { formatDate, formatNumber } from "~/locales/format";
import { isLanguage, type Language, langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { AreaRecord } from "../engine/area.server";
import { countryName } from "../hospitals/countries";
import { publishedHospitalsAmong } from "../hospitals/hospital-choice.server";
import { type Review, writerOf } from "./review";

export type ReviewCardData = ReturnType<typeof reviewCard>;

/** @param hasSampleLabel false if a notice already says that all reviews are samples */
export function reviewCard(review: Review, language: Language, hasSampleLabel = true) {
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
    sampleText: review.sample && hasSampleLabel ? common.sample : null,
  };
}

/** Renders a story as the reviews page shows it. A draft has today's date. */
export async function reviewPreview({ db, now }: Context, found: AreaRecord, language: Language) {
  const { facts, row, sample, id } = found;
  const hospital = facts.hospital_id ?? "";
  const { name = "", place = "", country = "", treatment = "", text: story = "" } = facts;
  const review = {
    ...{ id, name, place, country, treatment, sample, text: story },
    rating: Number(facts.rating),
    language: isLanguage(facts.language) ? facts.language : language,
    hospital: (await publishedHospitalsAmong(db, [hospital], language)).get(hospital) ?? null,
    publishedAt: String(row.published_at ?? now().toISOString()),
  };
  return {
    title: texts(language).reviews.title,
    language,
    review: reviewCard(review, language),
  };
}
