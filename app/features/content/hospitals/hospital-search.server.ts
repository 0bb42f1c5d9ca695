import MiniSearch, { type QueryCombination, type SearchOptions } from "minisearch";
import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { linesOf } from "../engine/lines";
import { type Country, countryNames } from "./countries";
import { isSpecialty, type Specialty } from "./hospital";
import { otherNames, properNames, termsByTag } from "./search-terms";
import { searchTextOf, wordsIn } from "./search-text";
import { parseSearch, type SearchTerm } from "./search-words";

/** A published hospital's entry in the search index. */
export interface IndexedHospital {
  id: string;
  slug: string;
  country: Country;
  specialties: readonly string[];
}

interface IndexedWords {
  id: string;
  /** The names in all languages, as `place` and `about` are. */
  name: string;
  place: string;
  about: string;
  /** Keys of the country and the specialties. */
  tags: string;
}

const NAMES = ["name", "place"];
const WORDS = [...NAMES, "about"];
/** The maximum number of search terms; further terms are ignored. */
const MAX_TERMS = 12;
/**
 * Typing errors are corrected only in words of these lengths. Shorter words resemble too many others; longer ones
 * are not names.
 */
const TYPO_LENGTHS = { min: 5, max: 20 };
/** Share of letters that may be wrong: one letter, or two in words of eight or more letters. */
const TYPO_SHARE = 0.2;
const MAX_TYPOS = 2;

/**
 * Finds published hospitals with all search words, matching names first. If none match, it allows typing errors,
 * then drops unknown words, then keeps only illnesses and countries.
 *
 * @param matchesFilter true for hospitals that pass the filters
 */
export async function searchHospitals(
  db: Queryable,
  text: string,
  matchesFilter: (hospital: IndexedHospital) => boolean,
): Promise<IndexedHospital[]> {
  const terms = parseSearch(text).terms.slice(0, MAX_TERMS);
  const { index, hospitals } = await indexedHospitals(db);
  const find = (
    searched: readonly SearchTerm[],
    queryOf: (term: SearchTerm) => QueryCombination,
  ) => {
    const found = index.search({ combineWith: "AND", queries: searched.map(queryOf) });
    return found.flatMap(({ id }) => hospitals.get(id) ?? []).filter(matchesFilter);
  };
  const found = find(terms, exactQuery);
  if (found.length > 0) return found;
  const matchingTerms = terms.filter((term) => find([term], fuzzyQuery).length > 0);
  const taggedTerms = terms.filter(({ tags }) => tags.length > 0);
  for (const searched of [terms, matchingTerms, taggedTerms]) {
    const fuzzyMatches = find(searched, fuzzyQuery);
    if (fuzzyMatches.length > 0) return fuzzyMatches;
  }
  return [];
}

/** Cached until content changes. Indexing 500 hospitals takes 0.2 s, in steps of a few milliseconds. */
function indexedHospitals(db: Queryable) {
  return cachedUntilContentChange(db, "hospital search", async () => {
    const index = new MiniSearch<IndexedWords>({
      fields: [...WORDS, "tags"],
      tokenize: (text, field) => (field === "tags" ? splitTags(text) : wordsIn(searchTextOf(text))),
      processTerm: (term) => term,
      // b: 0 gives short texts no bonus, so that equal results keep the list's order
      searchOptions: {
        boost: { name: 4, place: 2 },
        bm25: { k: 1.2, b: 0, d: 0.5 },
        maxFuzzy: MAX_TYPOS,
      },
    });
    const hospitals = await searchedHospitals(db);
    await index.addAllAsync(await wordsOf(db, hospitals));
    return { index, hospitals: new Map(hospitals.map((hospital) => [hospital.id, hospital])) };
  });
}

function splitTags(text: string): string[] {
  return text.split(" ");
}

async function searchedHospitals(db: Queryable): Promise<IndexedHospital[]> {
  const rows = await db
    .selectFrom("hospitals")
    .select(["id", "slug", "country", "specialties"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("country")
    .orderBy("slug")
    .execute();
  return rows.map((row) => ({ ...row, specialties: linesOf(row.specialties) }));
}

async function wordsOf(
  db: Queryable,
  hospitals: readonly IndexedHospital[],
): Promise<IndexedWords[]> {
  const texts = await db
    .selectFrom("hospital_texts")
    .select(["record_id", "name", "location", "bio", "centers_of_excellence"])
    .execute();
  const textsOf = Map.groupBy(texts, ({ record_id }) => record_id);
  return hospitals.map(({ id, country, specialties }) => {
    const allTexts = textsOf.get(id) ?? [];
    return {
      id,
      name: allTexts.map(({ name }) => name).join("\n"),
      place: [...allTexts.map(({ location }) => location), ...countryNames(country)].join("\n"),
      about: allTexts.map((text) => `${text.bio}\n${text.centers_of_excellence}`).join("\n"),
      tags: [country, ...specialties].join(" "),
    };
  });
}

/** Matches a term without typing errors: in the texts, or in the tags if it is an illness or a country. */
function exactQuery({ words, tags }: SearchTerm): QueryCombination {
  if (tags.length === 0) return allOf(words, { fields: WORDS, prefix: true });
  const tagQuery = { queries: [tags.join(" ")], fields: ["tags"], tokenize: splitTags };
  const commonNameQueries = tags
    .filter(isSpecialty)
    .map((tag) => allOf([commonName(tag)], { fields: ["about"], prefix: true }));
  // short words match no names: `kid` must not find `kidney`, nor `ตา` (eye) the end of `เมดันตา`
  const nameQueries = words.every((word) => word.length > 3)
    ? [allOf(words, { fields: NAMES, prefix: true })]
    : [];
  return { combineWith: "OR", queries: [tagQuery, ...nameQueries, ...commonNameQueries] };
}

/** The first term of a specialty; in a hospital's English text it represents all terms of that specialty. */
function commonName(specialty: Specialty): string {
  return termsByTag[specialty]?.split(/[*,]/, 1)[0] ?? specialty;
}

function fuzzyQuery(term: SearchTerm): QueryCombination {
  if (term.tags.length > 0) return exactQuery(term);
  const correction = termIndex.search(term.words.join(" "))[0]?.id;
  return {
    combineWith: "OR",
    queries: [
      exactQuery(term),
      allOf(term.words, { fields: NAMES, fuzzy }),
      ...parseSearch(correction ?? "").terms.map(exactQuery),
    ],
  };
}

function allOf(words: readonly string[], options: SearchOptions): QueryCombination {
  return { ...options, combineWith: "AND", queries: [words.join(" ")] };
}

function fuzzy(word: string): number | false {
  return word.length >= TYPO_LENGTHS.min && word.length <= TYPO_LENGTHS.max && TYPO_SHARE;
}

/** The words of the search lists, which are used to correct typing errors. */
const termIndex = createTermIndex();

function createTermIndex() {
  const index = new MiniSearch({
    fields: ["id", "beginning"],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    searchOptions: { fuzzy, maxFuzzy: MAX_TYPOS },
  });
  const lists = [...Object.values(termsByTag), ...Object.values(otherNames), properNames];
  const words = [...Object.keys(otherNames), ...lists.flatMap((list) => list.split(","))]
    .map(searchTextOf)
    .filter((word) => !/[ *]/.test(word) && fuzzy(word));
  // search words have no endings, so the listed words are indexed without endings too
  const beginningOf = (word: string) => parseSearch(word).terms[0]?.words[0] ?? word;
  index.addAll([...new Set(words)].map((id) => ({ id, beginning: beginningOf(id) })));
  return index;
}
