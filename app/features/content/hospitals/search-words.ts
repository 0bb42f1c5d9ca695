import { genericWords, otherNames, stopWords, termsByTag } from "./search-terms";
import { isThai, runsOf, searchTextOf } from "./search-text";

/** A search term. It matches words in a hospital's texts, or one of the hospital's tags. */
export interface SearchTerm {
  /** Word stems. A hospital matches if its text contains words that begin with each stem. */
  words: string[];
  tags: readonly string[];
}

export interface SearchQuery {
  terms: SearchTerm[];
  /** True if one of the words fits every hospital. */
  hasGenericWord: boolean;
}

export function parseSearch(text: string): SearchQuery {
  const words = wordsOf(text);
  const searchTerms = new Map<string, SearchTerm>();
  let hasGenericWord = false;
  for (let start = 0; start < words.length; ) {
    const otherName = otherNameAt(words, start);
    if (otherName) {
      searchTerms.set(keyOf(otherName.words), { words: otherName.words, tags: [] });
      start += otherName.length;
      continue;
    }
    const length = lengthOfTerm(words, start);
    const termWords = words.slice(start, start + length);
    const key = keyOf(termWords);
    start += length;
    if (lexicon.genericKeys.has(key)) hasGenericWord = true;
    else if (!lexicon.stopWordKeys.has(key) && [...key].length > 1) {
      searchTerms.set(key, { words: termWords.map(beginningOf), tags: tagsOf(key) });
    }
  }
  return { terms: [...searchTerms.values()], hasGenericWord };
}

/** True if the text contains a word that can be searched, or that fits every hospital. */
export function isSearchable(text: string): boolean {
  const { terms, hasGenericWord } = parseSearch(text);
  return hasGenericWord || terms.length > 0;
}

/** True if every word of the text fits every hospital ("best treatment"). */
export function fitsEveryHospital(text: string): boolean {
  const { terms, hasGenericWord } = parseSearch(text);
  return hasGenericWord && terms.length === 0;
}

/** The words of the search text. Thai text is split into words if all of them are known. */
function wordsOf(text: string): string[] {
  return runsOf(searchTextOf(text)).flatMap((run) => (isThai(run) ? splitThai(run) : [run]));
}

/**
 * Splits Thai text into known words. `โรคหัวใจและไต` becomes four words, but `โกลกาตา` stays whole, although it
 * ends in the word for "eye".
 */
function splitThai(word: string): string[] {
  const parts = splitIntoKnownWords(word, new Map());
  if (parts) return parts;
  const start = thaiPrefixes.find((beginning) => word.startsWith(beginning));
  return start ? [start, ...splitThai(word.slice(start.length))] : [word];
}

/** Thai prefixes of the names of hospitals, countries and illnesses. */
const thaiPrefixes = ["โรงพยาบาล", "ประเทศ", "โรค"].map(searchTextOf);

/** Splits a word into the fewest known words; null if impossible. */
function splitIntoKnownWords(word: string, memo: Map<string, string[] | null>): string[] | null {
  if (word === "") return [];
  const cached = memo.get(word);
  if (cached !== undefined) return cached;
  let best: string[] | null = null;
  for (const part of lexicon.thai) {
    if (!word.startsWith(part)) continue;
    const rest = splitIntoKnownWords(word.slice(part.length), memo);
    if (rest && (!best || rest.length + 1 < best.length)) best = [part, ...rest];
  }
  memo.set(word, best);
  return best;
}

/** Finds the longest alternative name that starts at `start`; returns its standard name and its length in words. */
function otherNameAt(words: readonly string[], start: number) {
  for (let length = Math.min(lexicon.maxWords, words.length - start); length > 0; length--) {
    const name = lexicon.names.get(keyOf(words.slice(start, start + length)));
    if (name) return { words: name, length };
  }
  return null;
}

/** Length in words of the longest known term that starts at `start`. */
function lengthOfTerm(words: readonly string[], start: number): number {
  for (let length = Math.min(lexicon.maxWords, words.length - start); length > 1; length--) {
    if (lexicon.tags.has(keyOf(words.slice(start, start + length)))) return length;
  }
  return 1;
}

function tagsOf(key: string): readonly string[] {
  const exact = lexicon.tags.get(key);
  if (exact) return exact;
  return lexicon.beginnings.flatMap(([beginning, tag]) => (key.startsWith(beginning) ? [tag] : []));
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}

/** The part that a word shares with its stem; every form of the word contains it. */
function beginningOf(word: string): string {
  const stem = stemOf(word);
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length++;
  return word.slice(0, length);
}

const SHORTEST_STEM = 3;

/** Removes a word's endings. It may remove too much, but the list and the search text are treated alike. */
function stemOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return englishStemOf(word);
  const stem = word.replace(bengaliEnding, "");
  return stem === word || [...stem].length < SHORTEST_STEM ? word : stemOf(stem);
}

function englishStemOf(word: string): string {
  if (/.{3}ies$/.test(word)) return word.replace(/ies$/, "y");
  return /.{2}[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Endings as in কিডনির, শিশুদের, চেন্নাইয়ের, ভারতে, কলকাতায়, হাসপাতালটি. They contain য because folding replaces
 * য় with য.
 */
const bengaliEnding = /(?:(?<=[অ-ঔািুেৈোৌ])(?:যের|যে|তে|র)|(?<=া)য|দের|গুলি|গুলো|টি|ের|ে)$/u;

const lexicon = readTerms();

function readTerms() {
  const tags = new Map<string, string[]>();
  const beginnings: [string, string][] = [];
  const thai = new Set<string>();
  let maxWords = 1;
  for (const [tag, list] of Object.entries(termsByTag)) {
    for (const term of splitList(list)) {
      if (term.endsWith("*")) {
        beginnings.push([term.slice(0, -1), tag]);
        continue;
      }
      const words = term.split(" ");
      const key = keyOf(words);
      tags.set(key, [...(tags.get(key) ?? []), tag]);
      maxWords = Math.max(maxWords, words.length);
      if (isThai(term)) thai.add(term);
    }
  }
  const names = new Map<string, string[]>();
  for (const [name, list] of Object.entries(otherNames)) {
    for (const other of splitList(list)) {
      const words = other.split(" ");
      names.set(keyOf(words), searchTextOf(name).split(" "));
      maxWords = Math.max(maxWords, words.length);
      if (isThai(other)) thai.add(other);
    }
  }
  const ignoredWords = { generic: splitList(genericWords), stop: splitList(stopWords) };
  // short words such as รพ. are left out, because names can start with them (รพินทรนาถ)
  for (const word of [...ignoredWords.generic, ...ignoredWords.stop]) {
    if (isThai(word) && word.length > 2) thai.add(word);
  }
  const keys = (words: string[]) => new Set(words.map((word) => keyOf([word])));
  return {
    tags,
    names,
    beginnings,
    thai,
    maxWords,
    genericKeys: keys(ignoredWords.generic),
    stopWordKeys: keys(ignoredWords.stop),
  };
}

function splitList(list: string): string[] {
  return list.split(",").map(searchTextOf);
}
