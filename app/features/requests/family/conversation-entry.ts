/** An entry of the conversation that the family sees. */
export interface ConversationEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** The writer of a message; `event` for any other entry, whose `words` may give our reason. */
  side: "setu" | "family" | "event";
  /** Writer and time, or the event and its time. */
  caption: string;
  words: string;
  /** Language of `words`; missing if it is the page's language. */
  lang?: string;
  /** States which coordinator read the message, and when. */
  readText?: string;
}
