import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { countryName } from "~/features/content/hospitals/countries";
import { hospitalsByCountry } from "~/features/content/hospitals/hospitals-by-country.server";
import { newestReview } from "~/features/content/reviews/newest-review.server";
import { writerOf } from "~/features/content/reviews/review";
import { proof } from "~/features/requests/proof.server";
import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { serviceKeys } from "~/service-keys";

/** Ids of the questions on the home page; a separate page has all questions. */
const questionIds = ["emergency", "cost", "confidentiality", "hospitals", "appointment-time"];

/** Number of covers beside the countries. */
const COVERS = 3;

export type HomePageData = Awaited<ReturnType<typeof homePage>>;

export async function homePage(context: Context, language: Language) {
  const { common, faqs, home, process, services } = texts(language);
  const company = await companyInfo(context, language);
  const review = await newestReview(context.db, language);
  const countries = await hospitalsByCountry(context.db, language);
  const drawnCities = interleave(countries.map((country) => country.drawnCities));
  const t = translator(language);
  return {
    language,
    company,
    origin: context.env.publicUrl,
    meta: { title: home.tagline, description: home.metaDescription },
    buttons: contactButtonTexts(company, language),
    proof: await proof(context, language),
    countries: countries.map(({ country, count, cities }) => ({
      country,
      cities,
      name: countryName(country, language),
      countText: formatNumber(count, language),
    })),
    coverCities: [...new Set(drawnCities)].slice(0, COVERS),
    review: review && {
      text: review.text,
      lang: langIfOther(review.language, language),
      sample: review.sample,
      writer: writerOf(review),
      rating: review.rating,
      ratingText: t("reviews.rating", { rating: formatNumber(review.rating, language) }),
    },
    services: serviceKeys.map((key) => ({
      key,
      name: services.items[key].name,
      text: services.items[key].short,
    })),
    steps: process.stations.map(({ title, time }) => ({ title, text: time })),
    questions: faqs.items.filter(({ id }) => questionIds.includes(id)),
    text: {
      home,
      sample: common.sample,
      services: { title: services.title, lead: services.lead },
      process: { title: process.title, lead: process.lead },
      questions: { title: faqs.title },
    },
  };
}

/** Interleaves lists: the first of each, then the second of each. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
