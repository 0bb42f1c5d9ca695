/** What both engines look for, in words that mean the same to them. */
export interface SearchMatch {
  /** The hospital has all of these: its country, a specialty. */
  tags: readonly string[];
  /** And each of these is true of it; at least one. */
  terms: readonly TermMatch[];
  /** In whose texts words are looked for. */
  languages: readonly string[];
  limit: number;
}

/** All the words stand in one text, or the hospital has one of the tags. */
export interface TermMatch {
  /** Of each word, the parts of a text of which one is there, of three letters and more. */
  words: readonly (readonly string[])[];
  tags: readonly string[];
}

export interface FoundHospital {
  id: string;
  country: string;
  slug: string;
}
