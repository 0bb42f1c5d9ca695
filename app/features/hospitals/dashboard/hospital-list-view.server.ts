import type { ContentRow } from "~/dashboard/content-table";
import { stateChips, wordsChips } from "~/dashboard/state-chips.server";
import type { WordsNeed } from "~/dashboard/translation";
import { languageMarks } from "~/dashboard/translations.server";
import type { LastChange } from "~/features/audit/last-changes.server";
import { type Thumbnail, thumbnailOf } from "~/features/pictures/picture";
import { formatNumber } from "~/locales/format";
import { defaultLanguage, type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { type Country, countryName, countryOptions } from "../countries";
import type { EditedHospitals } from "../edited-hospitals.server";
import type { EditedHospitalsQuery, HospitalStatus } from "../hospital-list-query";
import { type HospitalRecord, recordName } from "../hospital-record.server";
import { cityName } from "../map-place";
import { hospitalPaths } from "./hospital-paths.server";
import { hospitalStatusIn } from "./hospital-status.server";

export type HospitalListView = ReturnType<typeof hospitalListView>;
export type HospitalRow = ContentRow & { city: string; cover: Thumbnail | null };

/** One page of the hospitals in the words of the page. */
export function hospitalListView(
  list: EditedHospitals,
  {
    counts,
    needs,
    countries,
  }: {
    counts: Record<HospitalStatus, number>;
    /** The ids of those whose words need something. */
    needs: Record<WordsNeed, readonly string[]>;
    /** Those that have hospitals. */
    countries: readonly Country[];
  },
  query: EditedHospitalsQuery,
  changeOf: (hospital: HospitalRecord) => LastChange,
  language: Language,
) {
  const { editing, hospitalEditing } = texts(language);
  const { search, status, country, words } = query;
  return {
    path: hospitalPaths.list(language),
    create: { href: hospitalPaths.beside("new", language), label: hospitalEditing.create },
    filter: { search, status, country, words },
    isFiltered: search !== "" || status !== null || country !== null || words !== null,
    chips: stateChips(
      {
        states: ["published", "draft"],
        labels: editing.status,
        counts,
        chosen: status,
        hrefOf: (state) => hospitalPaths.list(language, { search, status: state, country, words }),
      },
      language,
    ),
    words: {
      label: editing.list.words,
      chips: wordsChips(
        {
          counts: { missing: needs.missing.length, older: needs.older.length },
          chosen: words,
          hrefOf: (need) => hospitalPaths.list(language, { search, status, country, words: need }),
        },
        language,
      ),
    },
    countryOptions: countryOptions(language, [
      ...new Set([...countries, ...(country ? [country] : [])]),
    ]),
    count: translator(language)("hospitalEditing.count", {
      count: formatNumber(list.count, language),
    }),
    rows: list.hospitals.map((hospital) => ({
      ...rowOf(hospital, language),
      changed: changeOf(hospital),
      cover: thumbnailOf(list.covers.get(hospital.id)),
    })),
    pagination: paginationOf(language, list, (page) =>
      hospitalPaths.list(language, { search, status, country, words, page }),
    ),
  };
}

function rowOf(
  hospital: HospitalRecord,
  language: Language,
): Omit<HospitalRow, "cover" | "changed"> {
  const { common, editing } = texts(language);
  const { id, slug, status, sample, country } = hospital;
  const isPublished = status === "published";
  const isOwn = Boolean(hospital.texts[language]?.name);
  const text = isOwn ? hospital.texts[language] : hospital.texts[defaultLanguage];
  return {
    id,
    href: hospitalPaths.record(id, language),
    title: recordName(hospital, language),
    more:
      text?.location || `${cityName(hospital.city)}, ${countryName(country, language) || country}`,
    lang: text && langIfOther(text.language, language),
    tone: isPublished ? "good" : "neutral",
    status: editing.status[status],
    sample: sample ? common.sample : null,
    marks: languageMarks(hospitalStatusIn(hospital), language),
    look: isPublished
      ? { href: paths.hospital(slug, language), label: editing.see }
      : { href: hospitalPaths.part("preview", id, language), label: editing.preview.short },
    city: hospital.city,
  };
}
