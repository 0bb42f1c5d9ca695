/** Receives the database's response times in milliseconds, in the caller's asynchronous context. */
export interface DatabaseObserver {
  /** A query, or the start or end of a transaction, is done; waiting included. */
  took(ms: number): void;
  /** A writer begins to wait; `waitedToWrite` follows once for each. */
  asksToWrite(): void;
  /** A writer has got the write lock, or has given up. */
  waitedToWrite(ms: number, outcome: "taken" | "given-up"): void;
  /** A caller has got a server connection, or has given up. */
  waitedForConnection(ms: number, outcome: "taken" | "given-up"): void;
}
