/** An entry of the conversation that the family sees. */
export interface TalkEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** `fact`: an event, perhaps with our reason for it. */
  side: "ours" | "theirs" | "fact";
  /** Writer and time, or the fact and its time. */
  about: string;
  words: string;
  /** Missing if it is the language of the page. */
  lang?: string;
  /** Text with the name of the reader and the time. */
  read?: string;
}
