import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { JobQueue } from "~/server/job-queue";
import type { SiteMetrics } from "./site-metrics";

/** Metrics of the process's queues, read at each scrape. */
export function watchQueues(
  { client, registry }: SiteMetrics,
  { turns: jobQueue, hashing }: { turns: JobQueue; hashing: ConcurrencyLimit },
): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new client.Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge("setu_pages_waiting", "Requests waiting for their turn.", () => jobQueue.waiting);
  gauge("setu_hashing_running", "Passwords being hashed.", () => hashing.running);
  gauge("setu_hashing_waiting", "Passwords waiting to be hashed.", () => hashing.waiting);
  let exportedRefusals = 0;
  const refusals = new client.Counter({
    name: "setu_hashing_refusals_total",
    help: "Password hashings refused because the queue was full.",
    registers: [registry],
    collect() {
      refusals.inc(hashing.refused - exportedRefusals);
      exportedRefusals = hashing.refused;
    },
  });
}

/** Files that identify the running release. */
export interface Release {
  packageFile: string;
  bundles: string[];
}

/** Exports the version, and a hash of the bundles as `build`. */
export function exportRelease(
  { client, registry }: SiteMetrics,
  { packageFile, bundles }: Release,
): void {
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  const hash = createHash("sha256");
  for (const bundle of bundles) hash.update(readFileSync(bundle));
  new client.Gauge({
    name: "setu_build_info",
    help: "The running release: its version, and a hash of the build.",
    labelNames: ["version", "build"],
    registers: [registry],
  }).set({ version: String(version), build: hash.digest("hex").slice(0, 12) }, 1);
}
