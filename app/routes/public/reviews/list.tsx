import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { filterSelects } from "~/features/hospitals/choices";
import { FilterSelects } from "~/features/hospitals/filter-selects";
import { readReviewFilter } from "~/features/reviews/review";
import { ReviewAverage } from "~/features/reviews/review-average";
import { ReviewCards } from "~/features/reviews/review-cards";
import { reviewCard } from "~/features/reviews/review-cards.server";
import { listReviews, listVideoReviews } from "~/features/reviews/reviews.server";
import { VideoReviews } from "~/features/reviews/video-reviews";
import type { PageHandle } from "~/hydration";
import { formatNumber } from "~/locales/format";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { paginationOf } from "~/server/pagination.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, hospitals, reviews: text } = texts(language);
  const t = translator(language);
  const filter = readReviewFilter(new URL(request.url).searchParams);
  const { country, treatment } = filter;
  const isFiltered = Boolean(country || treatment);
  const list = await listReviews(context.db, filter, language);
  const { average, real, count } = list.summary;
  const videos = await listVideoReviews(context.db);
  const write = (number: number) => formatNumber(number, language);
  return {
    language,
    meta: {
      title: text.title,
      description: text.metaDescription,
      image: "stories" as const,
      query: isFiltered ? {} : pageQuery(list.page),
    },
    isFiltered,
    selects: filterSelects(
      hospitals,
      { label: text.filters.country, all: text.filters.allCountries, chosen: country },
      {
        name: "treatment",
        label: text.filters.treatment,
        all: text.filters.allTreatments,
        chosen: treatment,
      },
    ),
    average: average === null ? null : t("reviews.summary.average", { average: write(average) }),
    samplesText: real < count ? text.summary.samples : null,
    count: t("reviews.count", { count: write(count) }),
    reviews: list.reviews.map((review) => reviewCard(review, language)),
    pagination: paginationOf(language, list, (page) =>
      paths.reviews(language, { country, treatment, page }),
    ),
    videos: videos.map(({ video, sample, ...review }) => ({
      ...review,
      href: video.href,
      openText: t("reviews.videos.open", { host: video.host }),
      sampleText: sample ? common.sample : null,
    })),
    text: { ...text, from: t("reviews.summary.from", { count: write(real) }) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Reviews() {
  const { language, text, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={text.title} lead={text.lead} />
      <Section>
        <ReviewAverage
          average={page.average}
          text={{ ...text.summary, from: text.from }}
          samplesText={page.samplesText}
        />
        <FilterBar
          label={text.filters.label}
          action={paths.reviews(language)}
          submitText={text.filters.submit}
        >
          <FilterSelects selects={page.selects} />
        </FilterBar>
        <h2>{text.written}</h2>
        <p role="status">
          {page.count}
          {page.isFiltered ? (
            <>
              {" · "}
              <a href={paths.reviews(language)}>{text.filters.clear}</a>
            </>
          ) : null}
        </p>
        {page.reviews.length === 0 ? (
          <EmptyState {...text.empty} />
        ) : (
          <ReviewCards reviews={page.reviews} language={language} />
        )}
        <Pagination {...page.pagination} />
      </Section>
      <VideoReviews title={text.videos.title} videos={page.videos} />
      <Section title={text.share.title} lead={text.share.text}>
        <ButtonRow>
          <ButtonLink href={paths.shareYourStory(language)}>{text.share.action}</ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}
