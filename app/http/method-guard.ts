import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env";

/** What pages and forms use; a form has no other method. */
export const ALLOWED_METHODS = "GET, HEAD, POST, OPTIONS";

const allowed = new Set(ALLOWED_METHODS.split(", "));

export function methodGuard(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: ALLOWED_METHODS });
    if (!allowed.has(c.req.method)) {
      return c.text("Method not allowed\n", 405, { Allow: ALLOWED_METHODS });
    }
    return next();
  };
}
