import { otherNames, properNames, termsByTag } from "./search-terms";
import { searchTextOf } from "./search-text";
import { readSought, type SoughtTerm } from "./search-words";

/** Shorter words are a slip away from too many others, and longer ones are no names. */
const SHORTEST = 5;
const LONGEST = 20;

/**
 * What somebody meant who wrote a word that nobody knows: the known one that is a slip away from it
 * ("apolo", "dehli"), where there is one; else the term itself.
 *
 * @param names what `wordsOfNames` made of the hospitals' own, which come first
 */
export function withoutSlip(term: SoughtTerm, names: readonly string[]): SoughtTerm {
  const [word = ""] = term.words;
  if (term.tags.length > 0 || term.words.length !== 1 || !isLongEnough(word)) return term;
  const isMeant = (other: string) => isSlipAway(word, other);
  const meant = names.find(isMeant) ?? known.find(({ forms }) => forms.some(isMeant))?.term;
  return (meant && readSought(meant).terms[0]) || term;
}

/** The words of names and places in which somebody may slip, in all their forms, each once. */
export function wordsOfNames(names: readonly string[]): string[] {
  const words = names.flatMap((name) => searchTextOf([name]).split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set(words.flatMap(formsOf))].filter(isLongEnough);
}

/** A word, and as a typed one is read: without what its ending may be taken for ("gleneagles"). */
function formsOf(word: string): string[] {
  return [word, readSought(word).terms[0]?.words[0] ?? word];
}

/**
 * One letter too many, too few or wrong, two beside each other swapped (Damerau), or doubled ones at
 * another place ("appolo").
 */
export function isSlipAway(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  if (withoutDoubles(word) === withoutDoubles(other)) return true;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  const swapped = `${rest[1] ?? ""}${rest[0] ?? ""}${rest.slice(2)}`;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, "$1");
}

const known = [
  ...Object.keys(otherNames),
  ...properNames.split(","),
  ...Object.values(otherNames).flatMap((list) => list.split(",")),
  ...Object.values(termsByTag).flatMap((list) => list.split(",")),
]
  .map((term) => searchTextOf([term]))
  .filter((term) => isLongEnough(term) && !/[ *]/.test(term))
  .map((term) => ({ term, forms: formsOf(term) }));

function isLongEnough(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST;
}
