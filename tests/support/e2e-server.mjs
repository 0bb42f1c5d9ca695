// Starts the production build for the journeys, with sample content and one named admin; builds
// first if necessary. With TEST_ENGINE=postgres it has a PostgreSQL server of its own.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import SQLite from "better-sqlite3";
import { buildIfStale } from "../../bin/prepare.mjs";
import { E2E_ADMIN } from "./e2e-admin.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const dataDir = process.env.E2E_DATA_DIR;
if (!dataDir) throw new Error("E2E_DATA_DIR is not set");
rmSync(dataDir, { recursive: true, force: true });
process.chdir(root);
if (process.env.SKIP_BUILD !== "1") buildIfStale();
if (process.env.TEST_ENGINE === "postgres") {
  const { startPostgres } = await import("./postgres-server");
  const { TEST_SECRETS } = await import("./secrets");
  const { address } = await startPostgres(dirname(dataDir));
  Object.assign(process.env, TEST_SECRETS, { DATABASE_URL: `${address}postgres` });
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(join(dataDir, "database-url"), `${address}postgres`);
}
Object.assign(process.env, { DATA_DIR: dataDir, RATE_LIMITS: "off", NODE_ENV: "production" });
execFileSync("node", ["build/http/admin.js", "create", E2E_ADMIN.email], {
  env: { ...process.env, ADMIN_PASSWORD: E2E_ADMIN.password },
  stdio: ["ignore", "ignore", "inherit"],
});
// on PostgreSQL all journeys are families' (booking.spec.ts), so the admin needs no name
if (process.env.TEST_ENGINE !== "postgres") {
  const db = new SQLite(join(dataDir, "setu.db"));
  db.prepare("update users set name = 'Nila'").run();
  db.close();
}
await import(pathToFileURL(join(root, "build/http/main.js")).href);
