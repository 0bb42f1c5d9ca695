import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { Hono } from "hono";
import { UploadSlots } from "~/features/papers/paper-limits.server";
import { isBusy, RETRY_AFTER_SECONDS } from "~/server/busy";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";
import { JobQueue } from "~/server/job-queue";
import { errorFields, logAbout } from "~/server/log.server";
import { boundedDepth, tidyAddress } from "./address";
import { assets } from "./assets";
import { bodyLimits, FORM_LIMIT_BYTES } from "./body-routes";
import { fallbackResponse } from "./fallback-page";
import { healthRoutes } from "./health";
import type { HttpEnv } from "./http-env";
import { methodGuard } from "./method-guard";
import { notOpen } from "./not-open";
import type { PageCache } from "./page-cache";
import { pageStyles } from "./page-styles";
import { paperTus } from "./paper-tus";
import { paperUploads } from "./paper-uploads";
import { pictureFiles } from "./picture-files";
import { rememberedCompany } from "./remembered-company";
import { type PageHandler, type Pages, remixPages } from "./remix-pages";
import { requestLog } from "./request-log";
import { requestMetrics } from "./request-metrics";
import { handlerOfLeaves, maxDepth, NO_PAGE, routePatterns } from "./route-leaves";
import { securityHeaders } from "./security-headers";

export interface AppOptions {
  services: Services;
  assetsDir: string;
  /** The server build; in development a function that loads it anew per request. */
  build?: ServerBuild | (() => Promise<ServerBuild>);
  mode?: "production" | "development" | "test";
  /** Replaces `build` in tests that run only the server. */
  handler?: PageHandler;
  /** Absent in development and in tests that run only the server. */
  cache?: PageCache;
  /** True during shutdown; `/readyz` then fails. */
  isDraining?: () => boolean;
  /** Shared with the socket's server, which reports new connections (`main.ts`). */
  jobQueue?: JobQueue;
}

/** The whole server without its socket, for production, development and tests. */
export function createApp(options: AppOptions): Hono<HttpEnv> {
  const { services, mode = "production" } = options;
  const app = new Hono<HttpEnv>();
  const company = rememberedCompany(services.db);
  if (services.metrics) app.use(requestMetrics(services.metrics, patternsOf(options)));
  app.use(requestLog(services.log));
  if (options.cache) app.use(options.cache.middleware());
  app.use(
    securityHeaders({
      https: isHttps(services.env),
      development: mode === "development",
    }),
  );
  app.use(methodGuard(company));
  app.route("/", healthRoutes(services, options.isDraining ?? (() => false)));
  const routes = typeof options.build === "function" ? undefined : options.build?.routes;
  app.use(assets(options.assetsDir));
  app.use(pictureFiles(services));
  app.use(tidyAddress());
  app.use(notOpen(services.db));
  if (routes) app.use(boundedDepth(maxDepth(routes), company));
  const jobQueue = options.jobQueue ?? new JobQueue();
  const uploadSlots = new UploadSlots();
  app.use(paperTus(services, { jobQueue, uploadSlots }));
  app.use(paperUploads(services, { jobQueue, uploadSlots }));
  app.use(remixPages(services, pagesOf(options, mode), jobQueue, company));
  app.onError(async (error, c) => {
    const wasBusy = isBusy(error);
    const log = logAbout(services.log, c.get("logFields"));
    log(wasBusy ? "http.busy" : "http.failed", errorFields(error));
    const reason = wasBusy ? "busy" : "serverError";
    const page = fallbackResponse(reason, c.req.path, c.get("nonce"), await company());
    if (wasBusy) page.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
    return page;
  });
  return app;
}

function isHttps({ publicUrl }: Env): boolean {
  return publicUrl.startsWith("https:");
}

/** Development has no patterns: its routes change while it runs. */
function patternsOf({ build }: AppOptions): (pathname: string) => string {
  return build && typeof build !== "function" ? routePatterns(build.routes) : () => NO_PAGE;
}

function pagesOf({ services, build, handler, assetsDir }: AppOptions, mode: string): Pages {
  const noStyles = () => null;
  const sameLimitEverywhere = () => ({ anybody: FORM_LIMIT_BYTES, coordinators: FORM_LIMIT_BYTES });
  // Vite compiles the script on demand
  const defaults = {
    stylesOf: noStyles,
    bodyLimitOf: sameLimitEverywhere,
    publicScript: "/app/browser/public.ts",
  };
  if (handler) return { ...defaults, handle: handler };
  if (!build) throw new Error("createApp needs a build or a handler");
  if (typeof build === "function") {
    return { ...defaults, handle: createRequestHandler(build, mode) };
  }
  const pageAssets = readFileSync(join(assetsDir, "../page-assets.json"), "utf8");
  return {
    handle: handlerOfLeaves(build, mode),
    stylesOf: pageStyles(join(assetsDir, "../route-css.json"), {
      https: isHttps(services.env),
    }),
    bodyLimitOf: bodyLimits(build.routes),
    publicScript: JSON.parse(pageAssets).script,
  };
}
