/** Hears how long the database takes, in milliseconds, in the asynchronous context of who asked it. */
export interface DatabaseObserver {
  /** A query, or the start or the end of a transaction, is done; its waiting counts. */
  took(ms: number): void;
  /** Somebody asks to write; `waitedToWrite` follows once for each. */
  asksToWrite(): void;
  /** Somebody has waited so long for the write lock, and has it, or has given up. */
  waitedToWrite(ms: number, outcome: "taken" | "given-up"): void;
  /** Somebody has waited so long for a connection to the server, and has it, or has given up. */
  waitedForConnection(ms: number, outcome: "taken" | "given-up"): void;
}
