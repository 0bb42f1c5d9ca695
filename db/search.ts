import { sql } from "kysely";
import type { Queryable } from "./connection.server";
import { searchTextOf } from "./search-text";

export interface HospitalSearch {
  /** What somebody typed. */
  text: string;
  /** In whose texts it is looked for. */
  languages: readonly string[];
  country: string | null;
  specialty: string | null;
  /** How many are looked for at most: a common word must not cost a walk through all. */
  limit: number;
}

export interface FoundHospital {
  id: string;
  country: string;
  slug: string;
}

/** A longer search asks for no more words than these. */
const MAX_WORDS = 12;

/**
 * The published hospitals that have all words of a text, in no particular order. Words of three
 * letters and more are found anywhere, words of two where a word begins; single letters say too
 * little and are passed over.
 *
 * SQLite's FTS5 with trigrams; on PostgreSQL this is `pg_trgm` behind the same function.
 */
export async function searchHospitals(
  db: Queryable,
  search: HospitalSearch,
): Promise<FoundHospital[]> {
  const phrases = phrasesOf(search.text);
  if (phrases.length === 0) return [];
  const match = [
    ...[search.country, search.specialty].flatMap((tag) =>
      tag ? [`tags : ${quoted(`§${tag}§`)}`] : [],
    ),
    ...phrases.map((phrase) => `words : ${phrase}`),
  ].join(" AND ");
  // cross joins keep the order: from the words that were found to the few rows they stand in
  const { rows } = await sql<FoundHospital>`
    select distinct h.id, h.country, h.slug
    from hospital_search
    cross join hospital_search_documents d on d.id = hospital_search.rowid
    cross join hospitals h on h.id = d.hospital_id
    where hospital_search match ${match}
      and d.language in (${sql.join(search.languages)})
      and h.status = 'published'
    limit ${search.limit}`.execute(db);
  return rows;
}

/** Whether a text holds anything that can be looked for. */
export function isSearchable(text: string): boolean {
  return phrasesOf(text).length > 0;
}

/** Each word as an FTS5 string, in which nothing but the quotation mark has a meaning. */
function phrasesOf(text: string): string[] {
  const words = new Set(searchTextOf([text.replace(/\p{Cc}/gu, " ")]).split(" "));
  return [...words].slice(0, MAX_WORDS).flatMap((word) => {
    const length = [...word].length;
    if (length < 2) return [];
    return [quoted(length === 2 ? ` ${word}` : word)];
  });
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
