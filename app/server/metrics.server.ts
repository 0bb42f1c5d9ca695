import type { DatabaseObserver } from "#db/observer";

/** Hooks that `app/metrics` counts. */
export interface Metrics {
  database: DatabaseObserver;
  /**
   * Counts a request, with its database and rendering time.
   *
   * @param about read after the response; `route` is a pattern, because strangers can invent any
   * number of addresses
   */
  request(
    method: string,
    answer: () => Promise<void>,
    about: () => { route: string; status: number },
  ): Promise<void>;
  pageRendered(ms: number): void;
  limitReached(scope: string): void;
}
