import type { MiddlewareHandler } from "hono";
import { type FallbackCompany, fallbackResponse } from "./fallback-page";
import type { HttpEnv } from "./http-env";
import { isTusAddress, TUS_METHODS } from "./paper-tus";

export const ALLOWED_METHODS = "GET, HEAD, POST, OPTIONS";
/** Methods of a page without a form. */
const READING_METHODS = "GET, HEAD, OPTIONS";

const allowedMethods = new Set(ALLOWED_METHODS.split(", "));
const tusMethods = new Set(TUS_METHODS.split(", "));

/**
 * Answers OPTIONS and refuses methods that no page has. Adds the allowed methods to every 405
 * response, including Remix's own (RFC 9110, section 15.5.6).
 */
export function methodGuard(
  company: () => Promise<FallbackCompany | null>,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isTusAddress(c.req.path) && tusMethods.has(c.req.method)) return next();
    if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: ALLOWED_METHODS });
    if (!allowedMethods.has(c.req.method)) {
      const response = fallbackResponse("wrongMethod", c.req.path, c.get("nonce"), await company());
      response.headers.set("Allow", ALLOWED_METHODS);
      return response;
    }
    await next();
    if (c.res.status === 405) c.res.headers.set("Allow", READING_METHODS);
  };
}
