import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Gate } from "~/server/gate";
import type { Turns } from "~/server/turns";
import type { SiteMetrics } from "./site-metrics";

/** What waits inside the process, as it is when somebody asks. */
export function watchQueues(
  { client, registry }: SiteMetrics,
  { turns, hashing }: { turns: Turns; hashing: Gate },
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
  gauge("setu_pages_waiting", "Requests that wait for their turn.", () => turns.waiting);
  gauge("setu_hashing_running", "Passwords that are being hashed.", () => hashing.running);
  gauge("setu_hashing_waiting", "Passwords that wait to be hashed.", () => hashing.waiting);
  let seen = 0;
  const refusals = new client.Counter({
    name: "setu_hashing_refusals_total",
    help: "Passwords that were not hashed because too many waited.",
    registers: [registry],
    collect() {
      refusals.inc(hashing.refused - seen);
      seen = hashing.refused;
    },
  });
}

/** The files that tell which release runs. */
export interface Release {
  /** package.json, which has the version. */
  packageFile: string;
  bundles: string[];
}

/** Says which release this is: the same bundles have the same `build`. */
export function nameRelease(
  { client, registry }: SiteMetrics,
  { packageFile, bundles }: Release,
): void {
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  const hash = createHash("sha256");
  for (const bundle of bundles) hash.update(readFileSync(bundle));
  new client.Gauge({
    name: "setu_build_info",
    help: "The release that runs: its version, and a hash of what was built.",
    labelNames: ["version", "build"],
    registers: [registry],
  }).set({ version: String(version), build: hash.digest("hex").slice(0, 12) }, 1);
}
