import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Queryable } from "./connection.server";
import { derived } from "./counters";
import { engineOf } from "./engine";
import { searchOnPostgres } from "./postgres/search";
import type { FoundHospital, TermMatch } from "./search-match";
import { withoutSlip, wordsOfNames } from "./search-slips";
import { searchOnSqlite } from "./search-sqlite";
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

/** A longer search asks for no more than these. */
const MAX_TERMS = 12;

/** Illnesses and countries after these are looked for among the tags alone, which costs little. */
const MAX_IN_TEXTS = 3;

/**
 * The published hospitals that have all words of a text, in no particular order: in their texts, or
 * because a word is another for their country or specialty. Words of three letters and more are
 * found anywhere, words of two where a word begins, Thai ones anywhere too; single letters say too
 * little and are passed over. Where nothing has them all, words that are a slip away from a known one
 * are read as that; then words that stand nowhere are passed over ("bumrungrad zzz"); then all that are
 * neither illness nor country beside such that are: "breast lump cancer" finds what "cancer" finds.
 *
 * SQLite's FTS5 with trigrams finds them, and PostgreSQL's `pg_trgm`: the same ones.
 */
export async function searchHospitals(
  db: Queryable,
  search: HospitalSearch,
): Promise<FoundHospital[]> {
  const { terms } = readSought(search.text);
  if (terms.length === 0) return [];
  const found = await hospitalsWith(db, terms, search);
  if (found.length > 0) return found;
  const names = await namesIn(db, search.languages);
  const meant = terms.map((term) => withoutSlip(term, names));
  const standing = await standingTerms(db, meant, search);
  const known = meant.filter(({ tags }) => tags.length > 0);
  for (const fewer of [meant, standing, known]) {
    if (fewer.length === 0 || isDeepStrictEqual(fewer, terms)) continue;
    const alike = await hospitalsWith(db, fewer, search);
    if (alike.length > 0) return alike;
  }
  return [];
}

/** The words in the names and places of the published hospitals. */
function namesIn(db: Queryable, languages: readonly string[]): Promise<string[]> {
  return derived(db, `hospital names ${languages.join()}`, async () => {
    const rows = await db
      .selectFrom("hospital_texts")
      .innerJoin("hospitals", "hospitals.id", "hospital_texts.hospital_id")
      .select(["hospital_texts.name", "hospital_texts.location"])
      .where("hospitals.status", "=", "published")
      .where("hospitals.deleted_at", "is", null)
      .where(sql<string>`hospital_texts.language`, "in", languages)
      .execute();
    return wordsOfNames(rows.flatMap(({ name, location }) => [name, location]));
  });
}

/** So many words that nobody knows are looked for one by one; those after them count as found nowhere. */
const MAX_ALONE = 4;

/** The terms that are found at all, in whichever hospital. */
async function standingTerms(
  db: Queryable,
  terms: readonly SoughtTerm[],
  { languages, country, specialty }: HospitalSearch,
): Promise<SoughtTerm[]> {
  const unknown = terms.filter(({ tags }) => tags.length === 0).slice(0, MAX_ALONE);
  const standing = new Set<SoughtTerm>();
  for (const term of terms.length > 1 ? unknown : []) {
    const alone = { text: "", languages, country, specialty, limit: 1 };
    if ((await hospitalsWith(db, [term], alone)).length > 0) standing.add(term);
  }
  return terms.filter((term) => term.tags.length > 0 || standing.has(term));
}

async function hospitalsWith(
  db: Queryable,
  terms: readonly SoughtTerm[],
  search: HospitalSearch,
): Promise<FoundHospital[]> {
  const searchOn = engineOf(db) === "postgres" ? searchOnPostgres : searchOnSqlite;
  return searchOn(db, {
    tags: [search.country, search.specialty].flatMap((tag) => (tag ? [tag] : [])),
    terms: terms.slice(0, MAX_TERMS).map(matchOf),
    languages: search.languages,
    limit: search.limit,
  });
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

function matchOf({ words, tags }: SoughtTerm, index: number): TermMatch {
  if (tags.length > 0 && index >= MAX_IN_TEXTS) return { words: [], tags };
  const inTexts = words.filter((word) => [...word].length > 1);
  return { words: inTexts.map((word) => partsOf(word, tags)), tags };
}

/**
 * A trigram index holds no two letters. A word's beginning has a space before it; within Thai any
 * letter may be. Where tags tell what a short word means, it is no part of longer ones: `kid` is
 * not `kidney`, and the end of `โกลกาตา` is no eye.
 */
function partsOf(word: string, tags: readonly string[]): string[] {
  if (tags.length > 0 && /^[a-z]{2,3}$/.test(word)) return [` ${word} `];
  if ([...word].length > 2) return [word];
  if (!isThai(word) || tags.length > 0) return [` ${word}`];
  return lettersBeforeThai.map((letter) => letter + word);
}

/** Spaces and marks, Thai consonants and what follows one: vowels and tones. */
export const lettersBeforeThai = [
  ...' ("/-',
  ...lettersBetween("ก", "\u0e3a"),
  ...lettersBetween("ๆ", "\u0e4e"),
];

function lettersBetween(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  const count = last.charCodeAt(0) - start + 1;
  return Array.from({ length: count }, (_, index) => String.fromCharCode(start + index));
}
