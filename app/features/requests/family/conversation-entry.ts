/** An entry of the conversation that the family sees. */
export interface ConversationEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Its writer. `event`: it tells what happened, perhaps with our reason. */
  side: "setu" | "family" | "event";
  /** Writer and time, or the event and its time. */
  about: string;
  words: string;
  /** Missing if it is the language of the page. */
  lang?: string;
  /** Text with the name of the reader and the time. */
  read?: string;
}
