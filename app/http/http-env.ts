import type { HttpBindings } from "@hono/node-server";
import type { AboutRequest } from "~/server/context";

export interface HttpEnv {
  /** Absent if a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    nonce: string;
    about: AboutRequest;
    /** Neutral request for rendering a cached page (`page-cache.ts`). */
    requestForCache?: Request;
    /** Metrics label of a response that does not come from a route of the application. */
    ownRoute?: string;
  };
}
