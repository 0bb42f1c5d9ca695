import type { MiddlewareHandler } from "hono";
import type { Metrics } from "~/server/metrics.server";
import type { HttpEnv } from "./http-env";
import { ALLOWED_METHODS } from "./method-guard";

const methods = new Set(ALLOWED_METHODS.split(", "));

/** Counts requests by route pattern, or by `ownRoute`. */
export function requestMetrics(
  metrics: Metrics,
  patternOf: (pathname: string) => string,
): MiddlewareHandler<HttpEnv> {
  return (c, next) =>
    metrics.countRequest(methods.has(c.req.method) ? c.req.method : "other", next, () => ({
      route: c.get("ownRoute") ?? patternOf(c.req.path),
      status: c.res.status,
    }));
}
