import { sql } from "kysely";
import type { Queryable } from "./connection.server";
import { termsByTag } from "./search-terms";
import { isThai, readSought, type SoughtTerm } from "./search-words";

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

/** A longer search asks for no more than these. */
const MAX_TERMS = 12;

/** Illnesses and countries after these are looked for among the tags alone, which costs little. */
const MAX_IN_TEXTS = 3;

/**
 * The published hospitals that have all words of a text, in no particular order: in their texts, or
 * because a word is another for their country or specialty. Words of three letters and more are
 * found anywhere, words of two where a word begins, Thai ones anywhere too; single letters say too
 * little and are passed over. Where nothing has them all, words that are neither illness nor country
 * are passed over beside such that are: "breast lump cancer" finds what "cancer" finds.
 *
 * SQLite's FTS5 with trigrams; on PostgreSQL this is `pg_trgm` behind the same function.
 */
export async function searchHospitals(
  db: Queryable,
  search: HospitalSearch,
): Promise<FoundHospital[]> {
  const { terms } = readSought(search.text);
  if (terms.length === 0) return [];
  const found = await hospitalsWith(db, terms, search);
  const known = terms.filter(({ tags }) => tags.length > 0);
  if (found.length > 0 || known.length === 0 || known.length === terms.length) return found;
  return hospitalsWith(db, known, search);
}

async function hospitalsWith(
  db: Queryable,
  terms: readonly SoughtTerm[],
  search: HospitalSearch,
): Promise<FoundHospital[]> {
  const match = [
    ...[search.country, search.specialty].flatMap((tag) => (tag ? [matchTags([tag])] : [])),
    ...terms.slice(0, MAX_TERMS).map(matchTerm),
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
  const { terms, ofAll } = readSought(text);
  return ofAll || terms.length > 0;
}

/** Whether a text holds only words that are said of every hospital ("best treatment"). */
export function fitsEveryHospital(text: string): boolean {
  const { terms, ofAll } = readSought(text);
  return ofAll && terms.length === 0;
}

function matchTerm({ words, tags }: SoughtTerm, index: number): string {
  if (tags.length > 0 && index >= MAX_IN_TEXTS) return matchTags(tags);
  const inTexts = words.flatMap((word) => ([...word].length < 2 ? [] : [matchWord(word, tags)]));
  const either = inTexts.length > 0 ? [`words : (${inTexts.join(" AND ")})`] : [];
  if (tags.length > 0) either.push(matchTags(tags));
  return `(${either.join(" OR ")})`;
}

/**
 * A trigram index holds no two letters. A word's beginning has a space before it; within Thai any
 * letter may be. Where tags tell what a short word means, it is no part of longer ones: `kid` is
 * not `kidney`, and the end of `โกลกาตา` is no eye.
 */
function matchWord(word: string, tags: readonly string[]): string {
  if (tags.length > 0 && /^[a-z]{2,3}$/.test(word)) return quoted(` ${word} `);
  if ([...word].length > 2) return quoted(word);
  if (!isThai(word) || tags.length > 0) return quoted(` ${word}`);
  return `(${beforeThai.map((letter) => quoted(letter + word)).join(" OR ")})`;
}

/** Spaces and marks, Thai consonants and what follows one: vowels and tones. */
const beforeThai = [...' ("/-', ...lettersBetween("ก", "\u0e3a"), ...lettersBetween("ๆ", "\u0e4e")];

function lettersBetween(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  const count = last.charCodeAt(0) - start + 1;
  return Array.from({ length: count }, (_, index) => String.fromCharCode(start + index));
}

function matchTags(tags: readonly string[]): string {
  return `tags : (${tags.map((tag) => quoted(marks.get(tag) ?? `§${tag}§`)).join(" OR ")})`;
}

/**
 * Three letters that only this tag has, best such as no word has: a single trigram is found several
 * times as fast as a whole tag, of which most hospitals have all trigrams.
 */
const marks = new Map(
  Object.keys(termsByTag).flatMap((tag) => {
    const others = Object.keys(termsByTag).filter((other) => other !== tag);
    const all = Array.from({ length: tag.length }, (_, start) =>
      `§${tag}§`.slice(start, start + 3),
    );
    const own = all.filter((mark) => !others.some((other) => `§${other}§`.includes(mark)));
    const mark = own.find((letters) => letters.includes("§")) ?? own[0];
    return mark ? [[tag, mark]] : [];
  }),
);

/** An FTS5 string, in which nothing but the quotation mark has a meaning. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
