import type { HttpBindings } from "@hono/node-server";
import type { ReceivedForm } from "~/features/papers/received-files.server";
import type { RequestLogFields } from "~/server/context";

export interface HttpEnv {
  /** Absent if a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    nonce: string;
    logFields: RequestLogFields;
    /** Neutral request for rendering a cached page (`page-cache.ts`). */
    requestForCache?: Request;
    /** A form whose files were received in front of Remix, which gets its other fields (`paper-uploads.ts`). */
    received?: { request: Request; form: ReceivedForm };
    /** Metrics label of a response that does not come from a route of the application. */
    ownRoute?: string;
  };
}
