import type { Figures } from "./figures";
import type { SiteMetrics } from "./site-metrics";

/**
 * Prometheus text format, version 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Unknown figures are left out,
 * because a zero would be wrong.
 */
export async function scrape(
  { client, registry }: Pick<SiteMetrics, "client" | "registry">,
  figures: Figures | null,
): Promise<string> {
  const processMetrics = await registry.metrics();
  if (!figures) return processMetrics;
  return `${processMetrics}\n${await registryOf(client, figures).metrics()}`;
}

/** Creates a new registry each time, so that it contains no old figure. */
function registryOf(client: SiteMetrics["client"], { at, outbox, overdue, backups }: Figures) {
  const registry = new client.Registry();
  const gauge = (name: string, help: string, value: number) =>
    new client.Gauge({ name, help, registers: [registry] }).set(value);
  gauge(
    "setu_figures_timestamp_seconds",
    "Time of the last successful query for these figures.",
    unixSeconds(at),
  );
  gauge("setu_outbox_waiting", "Mails waiting to be sent.", outbox.waiting);
  gauge("setu_outbox_retrying", "Mails waiting for another attempt.", outbox.retrying);
  gauge("setu_outbox_failed", "Mails that failed for good and are still stored.", outbox.failed);
  const oldest = outbox.oldestWaiting === null ? at : new Date(outbox.oldestWaiting);
  gauge(
    "setu_outbox_oldest_waiting_seconds",
    "Age of the oldest waiting mail; 0 if there is none.",
    Math.max(0, unixSeconds(at) - unixSeconds(oldest)),
  );
  const requests = new client.Gauge({
    name: "setu_requests_overdue",
    help: "Requests without a reply within the promised time.",
    labelNames: ["kind"],
    registers: [registry],
  });
  requests.set({ kind: "booking" }, overdue.bookings);
  requests.set({ kind: "message" }, overdue.messages);
  if (backups) {
    gauge(
      "setu_backup_failures",
      "Failed backups since the newest good one.",
      backups.failures.length,
    );
  }
  if (backups?.newest) {
    gauge(
      "setu_backup_newest_timestamp_seconds",
      "Time of the newest good backup.",
      unixSeconds(new Date(backups.newest)),
    );
  }
  return registry;
}

function unixSeconds(time: Date): number {
  return time.getTime() / 1000;
}
