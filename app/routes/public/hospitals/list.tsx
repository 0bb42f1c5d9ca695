import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { filterSelects } from "~/features/hospitals/choices";
import { groupByCountry, readHospitalFilter } from "~/features/hospitals/hospital";
import { HospitalCards } from "~/features/hospitals/hospital-cards";
import { HospitalFilters } from "~/features/hospitals/hospital-filters";
import { listHospitals } from "~/features/hospitals/hospitals.server";
import type { PageHandle } from "~/hydration";
import { formatNumber } from "~/locales/format";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { paginationOf } from "~/server/pagination.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { Pagination } from "~/ui/pagination";

export const handle: PageHandle = { hydrate: "never" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, hospitals: text } = texts(language);
  const filter = readHospitalFilter(new URL(request.url).searchParams);
  const list = await listHospitals(context.db, filter, language);
  const { country, specialty } = filter;
  const isFiltered = Boolean(country || specialty || filter.text);
  const count = formatNumber(list.count, language);
  const groups = isFiltered
    ? [{ country: null, hospitals: list.hospitals }]
    : groupByCountry(list.hospitals).map((group) => ({
        ...group,
        country: nameOf(text.countries, group.country),
      }));
  return {
    language,
    meta: {
      title: text.title,
      description: text.metaDescription,
      image: "hospitals" as const,
      query: isFiltered ? {} : pageQuery(list.page),
    },
    typed: filter.text,
    isFiltered,
    groups: list.count === 0 ? [] : groups,
    found: translator(language)(list.more ? "hospitals.results.more" : "hospitals.results.count", {
      count,
    }),
    tooShort: list.tooShort,
    pagination: paginationOf(language, list, (page) =>
      paths.hospitals(language, { q: filter.text, country, specialty, page }),
    ),
    selects: filterSelects(
      text,
      { label: text.filters.country, all: text.filters.allCountries, chosen: country },
      {
        name: "specialty",
        label: text.filters.specialty,
        all: text.filters.allSpecialties,
        chosen: specialty,
      },
    ),
    text: {
      title: text.title,
      lead: text.lead,
      noPartnership: text.noPartnership,
      filters: text.filters,
      empty: text.empty,
      sample: common.sample,
    },
  };
}

function nameOf(names: Record<string, string>, key: string): string {
  return names[key] ?? key;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Hospitals() {
  const page = useLoaderData<typeof loader>();
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
