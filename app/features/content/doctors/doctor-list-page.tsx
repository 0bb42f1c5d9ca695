import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterBar } from "~/ui/filter-bar";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { FilterSelects } from "../hospitals/filter-selects";
import { resultLine } from "../hospitals/hospital-filters.css";
import { UnlistedHospital } from "../hospitals/unlisted-hospital";
import { DoctorCards } from "./doctor-cards";
import type { DoctorListPageData } from "./doctor-list-page.server";

/** The list of doctors, with filters for specialty, country and language. */
export function DoctorListPage({ language, text, ...page }: Omit<DoctorListPageData, "meta">) {
  const bookingHref = paths.booking(language, { service: "doctor-appointment" });
  const callBack = (
    <ButtonLink variant="quiet" href={paths.callBack(language)}>
      {page.callBack}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading title={text.title} lead={text.lead} />
      <Section>
        <FilterBar
          label={text.filters.label}
          action={paths.doctors(language)}
          submitText={text.filters.submit}
          hasTextSearch={false}
        >
          <FilterSelects selects={page.selects} />
          {page.hospital ? <HiddenFields values={{ hospital: page.hospital }} /> : null}
        </FilterBar>
        <p role="status" className={resultLine}>
          {page.resultText}{" "}
          {page.isFiltered ? <a href={paths.doctors(language)}>{text.filters.clear}</a> : null}
        </p>
        {page.doctors.length === 0 ? (
          <EmptyState title={text.empty.title} text={text.empty.text}>
            <ButtonRow stack>
              <ButtonLink href={bookingHref}>{text.empty.ask}</ButtonLink>
              {callBack}
            </ButtonRow>
          </EmptyState>
        ) : (
          <DoctorCards doctors={page.doctors} text={page.cardText} level={2}>
            <UnlistedHospital href={bookingHref} text={text.notHere}>
              {callBack}
            </UnlistedHospital>
          </DoctorCards>
        )}
        <Pagination {...page.pagination} />
        <Notice wide>
          <p>{text.note}</p>
          {page.samplesText ? <p>{page.samplesText}</p> : null}
        </Notice>
      </Section>
    </>
  );
}
