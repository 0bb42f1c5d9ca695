import { readWordsNeed, type WordsNeed } from "~/dashboard/translation";
import { readPage } from "~/paging";
import { type Country, isCountry } from "./countries";

export type HospitalStatus = "draft" | "published";

/** What coordinators ask the list of hospitals for. */
export interface EditedHospitalsQuery {
  search: string;
  status: HospitalStatus | null;
  country: Country | null;
  words: WordsNeed | null;
  page: number;
}

const SEARCH_MAX = 100;

/** Reads the list's address; what does not fit counts as not given. */
export function readEditedHospitalsQuery(query: URLSearchParams): EditedHospitalsQuery {
  const status = query.get("status");
  const country = query.get("country");
  const search = (query.get("search") ?? "").toWellFormed().replace(/\s+/g, " ").trim();
  return {
    search: search.slice(0, SEARCH_MAX).toWellFormed(),
    status: status === "draft" || status === "published" ? status : null,
    country: isCountry(country) ? country : null,
    words: readWordsNeed(query),
    page: readPage(query.get("page")),
  };
}
