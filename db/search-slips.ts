import { otherNames, properNames, termsByTag } from "./search-terms";
import { searchTextOf } from "./search-text";
import { readSought, type SoughtTerm } from "./search-words";

/** Shorter words are a slip away from too many others, and longer ones are no names. */
const SHORTEST = 5;
const LONGEST = 20;

/**
 * What somebody meant who wrote a word that nobody knows: the known one that is a slip away from it
 * ("apolo", "dehli"), where there is one; else the term itself.
 */
export function withoutSlip(term: SoughtTerm): SoughtTerm {
  const [word = ""] = term.words;
  if (term.tags.length > 0 || term.words.length !== 1) return term;
  if (word.length < SHORTEST || word.length > LONGEST) return term;
  const meant = known.find((other) => isSlipAway(word, other));
  return (meant && readSought(meant).terms[0]) || term;
}

/** One letter too many, too few or wrong, or two beside each other swapped (Damerau). */
export function isSlipAway(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
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

const known = [
  ...Object.keys(otherNames),
  ...properNames.split(","),
  ...Object.values(otherNames).flatMap((list) => list.split(",")),
  ...Object.values(termsByTag).flatMap((list) => list.split(",")),
]
  .map((term) => searchTextOf([term]))
  .filter((term) => term.length >= SHORTEST && !/[ *]/.test(term));
