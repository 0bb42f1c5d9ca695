import type { DatabaseObserver } from "#db/observer";

/** Hooks that `app/metrics` counts. */
export interface Metrics {
  database: DatabaseObserver;
  /**
   * Counts a request, with its database and rendering time.
   *
   * @param labels read after the response; `route` is a pattern, because strangers can invent any
   * number of addresses
   */
  countRequest(
    method: string,
    answer: () => Promise<void>,
    labels: () => { route: string; status: number },
  ): Promise<void>;
  pageRendered(ms: number): void;
  limitReached(scope: string): void;
}
