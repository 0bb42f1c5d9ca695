import type { Server } from "node:http";
import type { BackupHistory } from "~/features/upkeep/backups/backup";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";
import type { JobQueue } from "~/server/job-queue";
import { rememberedFigures } from "./figures";
import { createMetricsServer } from "./metrics-server";
import { exportRelease, type Release, watchQueues } from "./process-gauges";
import { scrape } from "./scrape";
import { createSiteMetrics, type SiteMetrics } from "./site-metrics";

/** Undefined without `METRICS_PORT`. The library is loaded only if needed. */
export async function metricsFor({ metricsPort }: Env): Promise<SiteMetrics | undefined> {
  if (metricsPort === null) return undefined;
  return createSiteMetrics(await import("@prometheus-io/client"));
}

interface MetricsSources {
  services: Services;
  jobQueue: JobQueue;
  release: Release;
  backups?: () => Promise<BackupHistory>;
}

/** @returns the server, not yet listening */
export function metricsServer(
  metrics: SiteMetrics,
  { services, jobQueue, release, backups }: MetricsSources,
): Server {
  watchQueues(metrics, { turns: jobQueue, hashing: services.hashing });
  exportRelease(metrics, release);
  const figures = rememberedFigures({ services, backups });
  return createMetricsServer(async () => scrape(metrics, await figures()), services.log);
}
