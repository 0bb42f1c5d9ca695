import { ContactButtons } from "~/features/company/contact-buttons";
import { LastCall } from "~/features/company/last-call";
import { FilterSelects } from "~/features/hospitals/filter-selects";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { ReviewAverage } from "./review-average";
import { ReviewCards } from "./review-cards";
import type { ReviewListPageData } from "./review-list-page.server";
import { ShareCard } from "./share-card";
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
          <ReviewCards reviews={page.reviews} language={language}>
            <ShareCard language={language} text={text.share} />
          </ReviewCards>
        )}
        <Pagination {...page.pagination} />
      </Section>
      <VideoReviews title={text.videos.title} videos={page.videos} />
      <LastCall title={page.act.title} text={page.act.text}>
        <ContactButtons company={page.company} language={language} text={page.buttons} />
      </LastCall>
    </>
  );
}
