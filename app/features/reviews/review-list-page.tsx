import { FilterSelects } from "~/features/hospitals/filter-selects";
import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { ReviewAverage } from "./review-average";
import { ReviewCards } from "./review-cards";
import type { ReviewListPageData } from "./review-list-page.server";
import { VideoReviews } from "./video-reviews";

/** What families wrote and filmed, and the way to add to it. */
export function ReviewListPage({ language, text, ...page }: Omit<ReviewListPageData, "meta">) {
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
