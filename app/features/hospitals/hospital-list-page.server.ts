import type { Queryable } from "#db/connection.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { filterSelects } from "./choices";
import { groupByCountry, type HospitalFilter } from "./hospital";
import { listHospitals } from "./hospitals.server";

export type HospitalListPageData = Awaited<ReturnType<typeof hospitalListPage>>;

/** The hospitals that fit; country by country where nothing was asked for. */
export async function hospitalListPage(db: Queryable, filter: HospitalFilter, language: Language) {
  const { common, hospitals: text } = texts(language);
  const list = await listHospitals(db, filter, language);
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
