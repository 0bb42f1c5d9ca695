/** One entry of the conversation, as the family reads it. */
export interface TalkEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** `fact`: an event without a message. */
  side: "ours" | "theirs" | "fact";
  /** Writer and time, or the fact and its time. */
  about: string;
  words: string;
  /** Left out if it is the page's. */
  lang?: string;
  /** Names its reader and the time. */
  read?: string;
}
