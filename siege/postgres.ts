import { chmodSync } from "node:fs";
import pg from "pg";
import { type PostgresServer, startPostgres } from "../tests/support/postgres-server";
import { newFolder, registerCleanUp } from "./workplace";

/** Default settings otherwise, so a committed row is on the disk, as in production. */
const DURABLE = { listen_addresses: "127.0.0.1", max_connections: "200" };

let serverPromise: Promise<PostgresServer> | undefined;
let databaseCount = 0;

/** The siege's own PostgreSQL server, started when it is first needed. */
export function postgresServer(): Promise<PostgresServer> {
  serverPromise ??= start();
  return serverPromise;
}

async function start(): Promise<PostgresServer> {
  const folder = newFolder();
  // if this process is root, the server runs as another user
  chmodSync(folder, 0o711);
  const server = await startPostgres(folder, DURABLE);
  registerCleanUp(server.kill);
  return server;
}

/** @returns the URL of an empty database */
export async function newDatabase(): Promise<string> {
  const { address } = await postgresServer();
  databaseCount += 1;
  const name = `siege_${databaseCount}`;
  const client = new pg.Client({ connectionString: `${address}postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return address + name;
}
