/** Receives the database's response times in milliseconds, in the caller's asynchronous context. */
export interface DatabaseObserver {
  /** A query, or the start or end of a transaction, is done; the time includes waiting. */
  recordQueryTime(ms: number): void;
  /** A writer starts to wait; `waitedToWrite` follows once for each call. */
  asksToWrite(): void;
  /** A writer has got the write lock, or its wait has timed out. */
  waitedToWrite(ms: number, outcome: "taken" | "given-up"): void;
  /** A caller has got a server connection, or its wait has timed out. */
  waitedForConnection(ms: number, outcome: "taken" | "given-up"): void;
}
