import { Hono } from "hono";
import { sql } from "kysely";
import { isMigrated } from "#db/migrate";
import type { Services } from "~/server/context";
import { errorFields } from "~/server/log.server";
import type { HttpEnv } from "./http-env";

/**
 * `/healthz`: the process is up. `/readyz`: it can serve, that is, the database answers, its
 * migrations are done, and the process is not on its way out.
 */
export function healthRoutes(services: Services, isDraining: () => boolean): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/healthz", (c) => c.text("ok\n", 200, { "Cache-Control": "no-store" }));
  routes.get("/readyz", async (c) => {
    const ready = !isDraining() && (await answers(services));
    return c.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  return routes;
}

async function answers({ db, log }: Services): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return await isMigrated(db);
  } catch (error) {
    log("readiness_failed", errorFields(error));
    return false;
  }
}
