import type { HttpBindings } from "@hono/node-server";
import type { AboutRequest } from "~/server/context";
import type { InlineHashes } from "./inline-hashes";
import type { KeptAnswer } from "./page-memory";

/** What the parts of the server share about one request. */
export interface HttpEnv {
  /** Absent when a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings> & {
    /** Told where the answer is a page that is kept. */
    onKept?: (kept: KeptAnswer) => void;
  };
  Variables: {
    nonce: string;
    about: AboutRequest;
    /** The address of a page that others will be shown, too, as `http/shared-pages` has it. */
    shared?: string;
    /** What names the page's own scripts and styles in the policy, where no nonce does. */
    hashes?: InlineHashes;
    /** Where something other than a route of the application answers: what counts it as. */
    ownRoute?: string;
  };
}
