import type { Database } from "#db/connection.server";
import type { Env } from "./env.server";
import type { Gate } from "./gate";
import type { Log } from "./log.server";
import type { Metrics } from "./metrics.server";

/** What lives as long as the process, made once at its start. */
export interface Services {
  env: Env;
  db: Database;
  log: Log;
  /** The time; tests set it. */
  now: () => Date;
  /** Tells the mail worker that the outbox has something new. */
  wakeOutbox: () => void;
  /** Has what was erased noted beside the backups at once, where any are made. */
  wakeBackups?: () => void;
  /** Stands before every hashing of a password, which takes the threads that compress pages. */
  hashing: Gate;
  /** Counts what happens, for whoever watches the site; absent where nobody does. */
  metrics?: Metrics;
}

/** The styles that stand in a public page, and the policy that allows them and its scripts. */
export interface PageStyles {
  css: string;
  policy: string;
}

/** What every line of the log carries that is written for one request. */
export type AboutRequest = {
  /** Random; the answer has it as `X-Request-Id`, so that a report can be found in the log. */
  request: string;
  /** The signed-in person's id, once it has been looked up. */
  user?: string;
};

/** What a loader or an action gets as `context`: the services, and this one request. */
declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends Services {
    /** For the `nonce` attributes of this response. */
    nonce: string;
    /** Whether others are shown the answer, too: nothing of this browser may stand in it. */
    isForCache: boolean;
    /** The address of the script of public forms (`app/browser`). */
    publicScript: string;
    /** The styles to inline for a page with these routes; null in development. */
    stylesOf: (routeIds: readonly string[]) => PageStyles | null;
    /** The client's address, from a source that can be trusted; for limits, never for logs. */
    clientAddress: string;
    /** This request's; `log` adds it to every line. */
    about: AboutRequest;
    /** The signed-in person, looked up once a request (features/sessions/guards.server.ts). */
    memo: Map<string, Promise<unknown>>;
  }
}

export type { AppLoadContext as Context } from "@remix-run/server-runtime";
