import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { hospitalsByCountry } from "~/features/hospitals/hospitals-by-country.server";
import { proof } from "~/features/proof/proof.server";
import { newestReviews } from "~/features/reviews/newest-reviews.server";
import { writerOf } from "~/features/reviews/review";
import { serviceKeys } from "~/features/services/service";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";

/** The questions that families ask first; the rest stand on their own page. */
const questionIds = ["emergency", "cost", "confidentiality"];

export type HomePageData = Awaited<ReturnType<typeof homePage>>;

/** A little of each part of the site. */
export async function homePage(context: Context, language: Language) {
  const { common, faqs, home, hospitals, process, services } = texts(language);
  const company = await companyInfo(context, language);
  const reviews = await newestReviews(context.db, language);
  const t = translator(language);
  return {
    language,
    company,
    origin: context.env.publicUrl,
    meta: { title: common.tagline, description: home.metaDescription },
    buttons: contactButtonTexts(company, language),
    proof: await proof(context, language),
    countries: await hospitalsByCountry(context.db, language),
    reviews: reviews.map((review) => ({
      id: review.id,
      text: review.text,
      sample: review.sample,
      writer: writerOf(review),
      ratingText: t("reviews.rating", { rating: formatNumber(review.rating, language) }),
    })),
    services: serviceKeys.map((key) => ({
      key,
      name: services.items[key].name,
      text: services.items[key].short,
    })),
    stations: process.stations.map(({ title, time }) => ({ title, text: time })),
    questions: faqs.items.filter(({ id }) => questionIds.includes(id)),
    text: {
      home,
      countries: hospitals.countries,
      sample: common.sample,
      services: { title: services.title, lead: services.lead },
      process: { title: process.title, lead: process.lead },
      questions: { title: faqs.title },
    },
  };
}
