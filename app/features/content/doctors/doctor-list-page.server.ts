import type { Queryable } from "#db/connection.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { isSpokenLanguage, spokenNames } from "~/locales/spoken-languages";
import { HOSPITALS_PER_PAGE, pageQuery, readPage, windowOf } from "~/paging";
import { paths } from "~/paths";
import { drawnImage } from "~/server/drawn-image.server";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { DOT } from "~/ui/dot";
import { countryOptions, isCountry } from "../hospitals/countries";
import { isSpecialty } from "../hospitals/hospital";
import { doctorTexts, type ListedDoctor, publishedDoctors } from "./doctors.server";

export type DoctorListPageData = Awaited<ReturnType<typeof doctorListPage>>;

/** Reads the filter from the list's query string; invalid values are ignored. */
function readFilter(query: URLSearchParams) {
  const knownValue = (name: string, isKnown: (value: unknown) => boolean) => {
    const value = query.get(name);
    return isKnown(value) ? value : null;
  };
  return {
    specialty: knownValue("specialty", isSpecialty),
    country: knownValue("country", isCountry),
    speaks: knownValue("speaks", isSpokenLanguage),
    hospital: query.get("hospital") || null,
  };
}

export async function doctorListPage(db: Queryable, query: URLSearchParams, language: Language) {
  const { booking, doctorList: text, hospitals } = texts(language);
  const filter = readFilter(query);
  const { specialty, country, speaks, hospital } = filter;
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const all = await publishedDoctors(db, language);
  const chosenHospital = all.find(
    (doctor) => hospital && doctor.hospital?.slug === hospital,
  )?.hospital;
  const found = all.filter(
    (doctor) =>
      (!specialty || doctor.specialtyKey === specialty) &&
      (!country || doctor.country === country) &&
      (!speaks || doctor.spoken.includes(speaks)) &&
      (!hospital || doctor.hospital?.slug === hospital),
  );
  const window = windowOf(found.length, readPage(query.get("page")), HOSPITALS_PER_PAGE);
  const start = (window.page - 1) * HOSPITALS_PER_PAGE;
  const doctors = found.slice(start, start + HOSPITALS_PER_PAGE);
  const { filters } = text;
  return {
    language,
    meta: {
      title: text.title,
      description: text.metaDescription,
      image: drawnImage("hospitals", language),
      query: isFiltered ? {} : pageQuery(window.page),
    },
    selects: [
      {
        name: "specialty",
        label: filters.specialty,
        all: hospitals.filters.allSpecialties,
        chosen: specialty,
        options: optionsAmong(
          all,
          specialty,
          (doctor) => [doctor.specialtyKey],
          hospitals.specialties,
        ),
      },
      {
        name: "country",
        label: filters.country,
        all: hospitals.filters.allCountries,
        chosen: country,
        options: countryOptions(
          language,
          filterValues(all, country, (doctor) => [doctor.country]),
        ),
      },
      {
        name: "speaks",
        label: filters.language,
        all: filters.allLanguages,
        chosen: speaks,
        options: optionsAmong(all, speaks, (doctor) => doctor.spoken, spokenNames(language)),
      },
    ],
    isFiltered,
    hospital,
    resultText: [
      ...(chosenHospital ? [chosenHospital.name] : []),
      translator(language)("doctorList.count", { count: formatNumber(found.length, language) }),
    ].join(DOT),
    doctors,
    cardText: doctorTexts(language),
    samplesText: doctors.some(({ sample }) => sample) ? text.samples : null,
    pagination: paginationOf(language, window, (page) =>
      paths.doctors(language, { ...filter, page }),
    ),
    text: { ...text, notHere: { ...text.notHere, ask: text.empty.ask } },
    callBack: booking.callBack.title,
  };
}

/** The values that a filter offers: those that doctors have, and the chosen one. */
function filterValues(
  all: readonly ListedDoctor[],
  chosen: string | null,
  valuesOf: (doctor: ListedDoctor) => readonly string[],
): string[] {
  return [...new Set([...all.flatMap(valuesOf), ...(chosen ? [chosen] : [])])];
}

function optionsAmong(
  all: readonly ListedDoctor[],
  chosen: string | null,
  valuesOf: (doctor: ListedDoctor) => readonly string[],
  names: Readonly<Record<string, string>>,
) {
  const values = filterValues(all, chosen, valuesOf);
  return Object.entries(names)
    .filter(([value]) => values.includes(value))
    .map(([value, label]) => ({ value, label }));
}
