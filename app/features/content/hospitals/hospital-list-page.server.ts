import type { Queryable } from "#db/connection.server";
import { formatAsOf, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { pageQuery } from "~/paging";
import { paths } from "~/paths";
import { drawnImage } from "~/server/drawn-image.server";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { DOT } from "~/ui/dot";
import { specialtyOptions } from "./choices";
import { countryName } from "./countries";
import { distinctiveSpecialties } from "./distinctive-specialties";
import type { Accreditation, HospitalFilter, Specialty } from "./hospital";
import {
  type HospitalList,
  hospitalsPerSpecialty,
  listHospitals,
  searchedSpecialties,
} from "./hospitals.server";

export type HospitalListPageData = Awaited<ReturnType<typeof hospitalListPage>>;

/** Number of specialties on a card; the hospital's page shows all of them. */
const SPECIALTIES_PER_CARD = 3;

/** The filtered hospitals in one grid, and the filters. */
export async function hospitalListPage(db: Queryable, filter: HospitalFilter, language: Language) {
  const { booking, hospitals: text } = texts(language);
  const t = translator(language);
  const list = await listHospitals(db, filter, language);
  const { country, specialty, text: q } = filter;
  const isFiltered = Boolean(country || specialty || q);
  const count = formatNumber(list.count, language);
  const options = specialtyOptions(text);
  const hospitalCounts = await hospitalsPerSpecialty(db);
  const searched = searchedSpecialties(filter);
  const chips = (own: readonly Specialty[]) => {
    const shown = distinctiveSpecialties(own, hospitalCounts, searched, SPECIALTIES_PER_CARD);
    const more = formatNumber(own.length - shown.length, language);
    return {
      specialties: shown.map((key) => text.specialties[key]),
      more: own.length > shown.length ? `+${more}` : null,
    };
  };
  return {
    language,
    meta: {
      title: text.title,
      description: text.metaDescription,
      image: drawnImage("hospitals", language),
      query: isFiltered ? {} : pageQuery(list.page),
    },
    typed: q,
    country,
    isFiltered,
    hospitals: list.hospitals.map((hospital) => ({
      ...hospital,
      ...chips(hospital.specialties),
      accreditation: accreditationText(hospital.accreditation, language),
    })),
    resultText: [
      // a phone folds the links that show these names
      ...(country ? [countryName(country, language)] : []),
      ...(specialty ? [text.specialties[specialty]] : []),
      t("hospitals.results.count", { count }),
    ].join(DOT),
    empty: emptyText(list, filter, language),
    countries: countryLinks(list, filter, language),
    specialties: [{ value: null, label: text.filters.allSpecialties }, ...options].map(
      (option) => ({
        label: option.label,
        href: paths.hospitals(language, { q, country, specialty: option.value }),
        current: option.value === specialty,
      }),
    ),
    specialty: {
      name: "specialty",
      label: text.filters.specialty,
      all: text.filters.allSpecialties,
      chosen: specialty,
      options,
    },
    pagination: paginationOf(language, list, (page) =>
      paths.hospitals(language, { q, country, specialty, page }),
    ),
    samplesText: list.hospitals.some(({ sample }) => sample) ? text.samples : null,
    text: {
      title: text.title,
      lead: text.lead,
      noPartnership: text.noPartnership,
      filters: text.filters,
      empty: text.empty,
      card: text.card,
      notHere: { ...text.notHere, ask: text.empty.ask },
      callBack: booking.callBack.title,
    },
  };
}

function emptyText(
  { isUnsearchable, counts }: HospitalList,
  { country, specialty, text: q }: HospitalFilter,
  language: Language,
) {
  const { empty } = texts(language).hospitals;
  const { title } = empty;
  // without a filter, the list is empty because there are no hospitals
  if (!country && !specialty && !q) return empty.none;
  if (isUnsearchable) return { title, text: empty.tooShort };
  if (country !== null && counts.size > 0) return { title, text: empty.elsewhere };
  return { title, text: q ? empty.nowhere : empty.none.text };
}

function accreditationText(known: Accreditation | null, language: Language) {
  if (!known) return { isKnown: false, text: texts(language).hospitals.card.accreditationNone };
  return { isKnown: true, text: `${shortName(known.body)}, ${formatAsOf(known.asOf, language)}` };
}

/** Shortens "Joint Commission International (JCI)" to "JCI", because a card has only one line for it. */
function shortName(body: string): string {
  return /\((\p{Lu}{2,})\)$/u.exec(body)?.[1] ?? body;
}

/** Links to all countries together, to each country with results, and to the chosen country. */
function countryLinks(
  { counts, count: found }: HospitalList,
  { country, specialty, text: q }: HospitalFilter,
  language: Language,
) {
  const text = texts(language).hospitals;
  const countText = (count: number) => formatNumber(count, language);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const countries = [...new Set([...(country ? [country] : []), ...counts.keys()])]
    // a search within the chosen country may find more hospitals than a search of all countries
    .map((key) => ({ key, count: key === country ? found : (counts.get(key) ?? 0) }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
  // there is no country to choose
  if (!all && !country) return [];
  return [
    {
      label: text.filters.allCountries,
      count: countText(all),
      href: paths.hospitals(language, { q, specialty }),
      current: country === null,
    },
    ...countries.map(({ key, count }) => ({
      label: countryName(key, language),
      count: countText(count),
      href: paths.hospitals(language, { q, country: key, specialty }),
      current: key === country,
    })),
  ];
}
