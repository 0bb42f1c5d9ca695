import type { Database } from "#db/connection.server";
import type { ConcurrencyLimit } from "./concurrency-limit";
import type { Env } from "./env.server";
import type { Log } from "./log.server";
import type { Metrics } from "./metrics.server";

/** Services of the process, created once at its start. */
export interface Services {
  env: Env;
  db: Database;
  log: Log;
  now: () => Date;
  /** Tells the mail worker about a new mail in the outbox. */
  wakeOutbox: () => void;
  /** Records an erasure in the backups at once; absent if there are no backups. */
  wakeBackups?: () => void;
  /** Limits concurrent password hashing, which shares its threads with compression. */
  hashing: ConcurrencyLimit;
  /** Absent if metrics are off. */
  metrics?: Metrics;
}

/** The inlined styles of a public page, and the policy that allows them and its scripts. */
export interface PageStyles {
  css: string;
  policy: string;
}

/** Fields in every log line about one request. */
export type RequestLogFields = {
  /** Random; sent as `X-Request-Id`, so that a report can be found in the log. */
  request: string;
  /** The signed-in person's id, added after the lookup. */
  user?: string;
};

/** The `context` of loaders and actions: the services and this request. */
declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends Services {
    nonce: string;
    /**
     * True if the page is stored in the page cache, so it must contain nothing about this browser.
     */
    isForCache: boolean;
    /** URL of the script for public forms (`app/browser`). */
    publicScript: string;
    /** Inlined styles for a page with these routes; null in development. */
    stylesOf: (routeIds: readonly string[]) => PageStyles | null;
    /** The client's address from a trusted source; for limits, never for logs. */
    clientAddress: string;
    /** Log fields of this request; `log` adds them to every line. */
    logFields: RequestLogFields;
    /** Cached lookups and flags of this request, such as the signed-in person. */
    memo: Map<string, Promise<unknown>>;
  }
}

export type { AppLoadContext as Context } from "@remix-run/server-runtime";
