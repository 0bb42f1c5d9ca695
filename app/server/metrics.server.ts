import type { DatabaseObserver } from "#db/observer";

/** What the parts of the site tell of what happens; `app/metrics` counts it. */
export interface Metrics {
  database: DatabaseObserver;
  /**
   * Counts one request, and with it the time that the database and the drawing of its page take
   * meanwhile.
   *
   * @param about once it has been answered; the route as a pattern, never an address that was asked
   *   for: a stranger can make up as many as they like
   */
  request(
    method: string,
    answer: () => Promise<void>,
    about: () => { route: string; status: number },
  ): Promise<void>;
  /** React has drawn a page, in so many milliseconds. */
  pageDrawn(ms: number): void;
  /** Somebody was over a limit of this name. */
  limitReached(scope: string): void;
}
