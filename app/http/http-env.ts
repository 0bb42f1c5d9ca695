import type { HttpBindings } from "@hono/node-server";
import type { AboutRequest } from "~/server/context";

/** What the parts of the server share about one request. */
export interface HttpEnv {
  /** Absent when a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    nonce: string;
    about: AboutRequest;
    /** The request that a page for the cache is drawn for (`page-cache.ts`). */
    requestForCache?: Request;
    /** Where something other than a route of the application answers: what counts it as. */
    ownRoute?: string;
  };
}
