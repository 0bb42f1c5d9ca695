import { readWordsNeed, type WordsNeed } from "~/dashboard/translation";
import { fold } from "~/locales/fold";
import type { WordedRecord } from "./worded-record";

export const recordStatuses = ["published", "draft"] as const;
type RecordStatus = (typeof recordStatuses)[number];

/** What a short list is asked for, one that is shown whole. */
export interface RecordQuery {
  search: string;
  status: RecordStatus | null;
  words: WordsNeed | null;
}

/** A longer search is cut off. */
const SEARCH_MAX = 100;

/** Reads the list's address; what does not fit counts as not given. */
export function readRecordQuery(query: URLSearchParams): RecordQuery {
  return {
    search: (query.get("search") ?? "").trim().slice(0, SEARCH_MAX).toWellFormed(),
    status: recordStatuses.find((known) => known === query.get("status")) ?? null,
    words: readWordsNeed(query),
  };
}

/** Whether all words that are searched for stand in a record's words of one language, and its status fits. */
export function fitsQuery(
  { status, texts }: Pick<WordedRecord<string>, "status" | "texts">,
  query: Pick<RecordQuery, "search" | "status">,
): boolean {
  if (query.status !== null && query.status !== status) return false;
  const sought = fold(query.search).split(/\s+/).filter(Boolean);
  return (
    sought.length === 0 ||
    Object.values(texts).some(({ words }) => {
      const written = fold(Object.values(words).join("\n"));
      return sought.every((word) => written.includes(word));
    })
  );
}

/** How many there are of each status. */
export function countStatuses(records: readonly { status: RecordStatus }[]) {
  const counts = { published: 0, draft: 0 };
  for (const { status } of records) counts[status] += 1;
  return counts;
}
