import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { HospitalCards } from "./hospital-cards";
import { HospitalFilters } from "./hospital-filters";
import * as styles from "./hospital-filters.css";
import type { HospitalListPageData } from "./hospital-list-page.server";
import { UnlistedHospital } from "./unlisted-hospital";

export function HospitalListPage({
  children,
  ...page
}: Omit<HospitalListPageData, "meta"> & {
  /** Other results, such as doctors, shown before the hospitals. */
  children?: ReactNode;
}) {
  const { language, text } = page;
  return (
    <>
      <PageHeading
        title={text.title}
        lead={<span className={styles.notOnPhones}>{text.lead}</span>}
      />
      <Section>
        <HospitalFilters {...page} action={paths.hospitals(language)} text={text.filters}>
          <p role="status" className={styles.resultLine}>
            {page.resultText}{" "}
            {page.isFiltered ? <a href={paths.hospitals(language)}>{text.filters.clear}</a> : null}
          </p>
        </HospitalFilters>
        {children}
        {page.hospitals.length === 0 ? (
          <EmptyState title={page.empty.title} text={page.empty.text}>
            <ButtonRow stack>
              <ButtonLink href={paths.booking(language)}>{text.empty.ask}</ButtonLink>
              <ButtonLink variant="quiet" href={paths.callBack(language)}>
                {text.callBack}
              </ButtonLink>
            </ButtonRow>
          </EmptyState>
        ) : (
          <HospitalCards hospitals={page.hospitals} language={language} askText={text.card.ask}>
            <UnlistedHospital href={paths.booking(language)} text={text.notHere}>
              <ButtonLink variant="quiet" href={paths.callBack(language)}>
                {text.callBack}
              </ButtonLink>
            </UnlistedHospital>
          </HospitalCards>
        )}
        <Pagination {...page.pagination} />
        <Notice wide>
          <p>{text.noPartnership}</p>
          {page.samplesText ? <p>{page.samplesText}</p> : null}
        </Notice>
      </Section>
    </>
  );
}
