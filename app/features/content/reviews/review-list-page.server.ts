import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import { areAllSamples } from "~/features/company/samples";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { drawnImage } from "~/server/drawn-image.server";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { filterSelects } from "../hospitals/choices";
import type { ReviewFilter } from "./review";
import { reviewCard } from "./review-cards.server";
import { listReviews } from "./reviews.server";

export type ReviewListPageData = Awaited<ReturnType<typeof reviewListPage>>;

/** The data of the page with the filtered reviews and their average. */
export async function reviewListPage(context: Context, filter: ReviewFilter, language: Language) {
  const { db } = context;
  const { home, hospitals, reviews: text } = texts(language);
  const company = await companyInfo(context, language);
  const t = translator(language);
  const { country, treatment } = filter;
  const isFiltered = Boolean(country || treatment);
  const list = await listReviews(db, filter, language);
  const { average, familyReviewCount, count } = list.summary;
  const areSamples = areAllSamples(list.reviews);
  const write = (number: number) => formatNumber(number, language);
  return {
    language,
    company,
    buttons: contactButtonTexts(company, language),
    act: home.act,
    meta: {
      title: text.title,
      description: text.metaDescription,
      image: drawnImage("stories", language),
      query: isFiltered ? {} : pageQuery(list.page),
    },
    isFiltered,
    selects: filterSelects(
      hospitals,
      language,
      { label: text.filters.country, all: text.filters.allCountries, chosen: country },
      {
        name: "treatment",
        label: text.filters.treatment,
        all: text.filters.allTreatments,
        chosen: treatment,
      },
    ),
    average: average === null ? null : t("reviews.summary.average", { average: write(average) }),
    samplesText: samplesText(areSamples, familyReviewCount < count, text.summary),
    count: t(familyReviewCount === 0 ? "reviews.sampleCount" : "reviews.count", {
      count: write(count),
    }),
    reviews: list.reviews.map((review) => reviewCard(review, language, !areSamples)),
    pagination: paginationOf(language, list, (page) =>
      paths.reviews(language, { country, treatment, page }),
    ),
    text: { ...text, from: t("reviews.summary.from", { count: write(familyReviewCount) }) },
  };
}

function samplesText(
  areSamples: boolean,
  hasSamples: boolean,
  text: { allSamples: string; samples: string },
): string | null {
  if (areSamples) return text.allSamples;
  return hasSamples ? text.samples : null;
}
