import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres-server";

/** As a service has it that must not forget: what is committed is on the disk, as on SQLite. */
const DURABLE = { listen_addresses: "127.0.0.1" };

/**
 * Has a PostgreSQL server of its own for as long as `use` takes; the database's server runs on the same
 * processors, which in life it would have for itself.
 *
 * @param use gets what a site on it is started with
 * @throws Error where the server's package is not installed (`npm ci --prefix tests/postgres`)
 */
export async function withDurablePostgres<T>(
  use: (environment: {
    DATABASE_URL: string;
    SESSION_SECRET: string;
    DATA_KEYS: string;
  }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-"));
  // as root another user runs the server
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
