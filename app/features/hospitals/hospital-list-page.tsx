import { Fragment } from "react";
import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { HospitalCards } from "./hospital-cards";
import { HospitalFilters } from "./hospital-filters";
import type { HospitalListPageData } from "./hospital-list-page.server";

/** The search for a hospital, and what it found. */
export function HospitalListPage(page: Omit<HospitalListPageData, "meta">) {
  const { language, text } = page;
  return (
    <>
      <PageHeading title={text.title} lead={text.lead} />
      <Section>
        <HospitalFilters
          action={paths.hospitals(language)}
          typed={page.typed}
          selects={page.selects}
          text={text.filters}
        />
        <p role="status">
          {page.found}
          {page.isFiltered ? (
            <>
              {" · "}
              <a href={paths.hospitals(language)}>{text.filters.clear}</a>
            </>
          ) : null}
        </p>
        {page.groups.length === 0 ? (
          <EmptyState
            title={text.empty.title}
            text={page.tooShort ? text.empty.tooShort : text.empty.text}
          >
            <ButtonRow>
              <ButtonLink href={paths.booking(language)}>{text.empty.ask}</ButtonLink>
            </ButtonRow>
          </EmptyState>
        ) : (
          page.groups.map(({ country, hospitals }) => (
            <Fragment key={country}>
              {country ? <h2>{country}</h2> : null}
              <HospitalCards
                hospitals={hospitals}
                language={language}
                sampleText={text.sample}
                level={country ? 3 : 2}
              />
            </Fragment>
          ))
        )}
        <Pagination {...page.pagination} />
        <Notice>{text.noPartnership}</Notice>
      </Section>
    </>
  );
}
