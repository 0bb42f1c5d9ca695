import { Hono } from "hono";
import type { Services } from "~/server/context";
import { logAbout } from "~/server/log.server";
import type { HttpEnv } from "./http-env";
import { createReadiness } from "./readiness";

/**
 * `/healthz`: the process is up. `/readyz`: the database is migrated and writable, and the process
 * is not shutting down.
 */
export function healthRoutes(services: Services, isDraining: () => boolean): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const isReady = createReadiness(services);
  routes.get("/healthz", (c) => {
    c.set("ownRoute", "/healthz");
    return c.text("ok\n", 200, { "Cache-Control": "no-store" });
  });
  routes.get("/readyz", async (c) => {
    c.set("ownRoute", "/readyz");
    const ready = !isDraining() && (await isReady(logAbout(services.log, c.get("logFields"))));
    return c.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  return routes;
}
