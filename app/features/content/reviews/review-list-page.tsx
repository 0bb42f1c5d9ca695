import type { ReactNode } from "react";
import { ContactButtons } from "~/features/company/contact-buttons";
import { ContactSection } from "~/features/company/last-call";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { FilterSelects } from "../hospitals/filter-selects";
import { resultLine } from "../hospitals/hospital-filters.css";
import { ReviewAverage } from "./review-average";
import { ReviewCards } from "./review-cards";
import type { ReviewListPageData } from "./review-list-page.server";
import * as styles from "./reviews.css";
import { ShareCard } from "./share-card";

/** The page with families' stories, their videos, and a link to add a story. */
export function ReviewListPage({
  language,
  text,
  children,
  ...page
}: Omit<ReviewListPageData, "meta"> & { children: ReactNode }) {
  return (
    <>
      <PageHeading title={text.title} lead={text.lead} />
      <Section>
        {page.reviews.length > 0 || page.isFiltered ? (
          <FilteredReviews {...page} language={language} text={text} />
        ) : (
          <EmptyState title={text.summary.none} text={text.share.text}>
            <ButtonLink href={paths.shareYourStory(language)}>{text.share.action}</ButtonLink>
          </EmptyState>
        )}
      </Section>
      {children}
      <ContactSection title={page.act.title} text={page.act.text}>
        <ContactButtons company={page.company} language={language} text={page.buttons} />
      </ContactSection>
    </>
  );
}

/** The filtered reviews, and their average if there are reviews. */
function FilteredReviews({ language, text, ...page }: Omit<ReviewListPageData, "meta">) {
  return (
    <>
      {page.reviews.length > 0 ? (
        <ReviewAverage
          average={page.average}
          text={{ ...text.summary, from: text.from }}
          samplesText={page.samplesText}
        />
      ) : null}
      <FilterBar
        label={text.filters.label}
        action={paths.reviews(language)}
        submitText={text.filters.submit}
        hasTextSearch={false}
      >
        <FilterSelects selects={page.selects} />
      </FilterBar>
      <h2 className={styles.heading}>{text.written}</h2>
      <p role="status" className={resultLine}>
        {page.count}{" "}
        {page.isFiltered ? <a href={paths.reviews(language)}>{text.filters.clear}</a> : null}
      </p>
      {page.reviews.length === 0 ? (
        <EmptyState {...text.empty} />
      ) : (
        <ReviewCards reviews={page.reviews} language={language}>
          <ShareCard language={language} text={text.share} />
        </ReviewCards>
      )}
      <Pagination {...page.pagination} />
    </>
  );
}
