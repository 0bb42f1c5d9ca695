import type { Figures } from "./figures";
import type { SiteMetrics } from "./site-metrics";

/**
 * What Prometheus reads (its text format, version 0.0.4,
 * https://prometheus.io/docs/instrumenting/exposition_formats/). What is not known is left out: a
 * zero would be a claim.
 */
export async function scrape(
  { client, registry }: Pick<SiteMetrics, "client" | "registry">,
  figures: Figures | null,
): Promise<string> {
  const ofProcess = await registry.metrics();
  if (!figures) return ofProcess;
  return `${ofProcess}\n${await registryOf(client, figures).metrics()}`;
}

/** Made anew each time, so that nothing stays in it that is not known any more. */
function registryOf(client: SiteMetrics["client"], { at, outbox, overdue, backups }: Figures) {
  const registry = new client.Registry();
  const gauge = (name: string, help: string, value: number) =>
    new client.Gauge({ name, help, registers: [registry] }).set(value);
  gauge(
    "setu_figures_timestamp_seconds",
    "When the database last said how mails, requests and backups stand.",
    unixSeconds(at),
  );
  gauge("setu_outbox_waiting", "Mails neither sent nor given up.", outbox.waiting);
  gauge("setu_outbox_retrying", "Mails that wait and were tried before.", outbox.retrying);
  gauge("setu_outbox_given_up", "Mails given up that are still kept.", outbox.givenUp);
  const oldest = outbox.oldestWaiting === null ? at : new Date(outbox.oldestWaiting);
  gauge(
    "setu_outbox_oldest_waiting_seconds",
    "The age of the oldest mail that waits; 0 where none does.",
    Math.max(0, unixSeconds(at) - unixSeconds(oldest)),
  );
  const requests = new client.Gauge({
    name: "setu_requests_overdue",
    help: "Requests that nobody has replied to within the time that was promised.",
    labelNames: ["kind"],
    registers: [registry],
  });
  requests.set({ kind: "booking" }, overdue.bookings);
  requests.set({ kind: "message" }, overdue.messages);
  if (backups) {
    gauge(
      "setu_backup_failures",
      "Backups that have failed since the newest good one.",
      backups.failures.length,
    );
  }
  if (backups?.newest) {
    gauge(
      "setu_backup_newest_timestamp_seconds",
      "When the newest good backup was made.",
      unixSeconds(new Date(backups.newest)),
    );
  }
  return registry;
}

function unixSeconds(time: Date): number {
  return time.getTime() / 1000;
}
