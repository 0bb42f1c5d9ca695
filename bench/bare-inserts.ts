import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import type { Engine } from "#db/engine";
import { CONNECTIONS } from "./load";

const INSERTS = 400;
/** About as much text as a booking contains. */
const WORDS = "She has had pain for three weeks, and the reports are from Mymensingh. ".repeat(6);

/**
 * The lower bound for a booking: inserting one durable row. SQLite has one writer, which inserts
 * rows one by one; PostgreSQL inserts one row per connection at a time.
 *
 * @param place the folder of the site's database file, or the server's address
 * @param use receives a function that measures inserted rows a second
 */
export async function bareInserts(
  engine: Engine,
  place: string,
  use: (measure: () => Promise<number>) => Promise<void>,
): Promise<void> {
  if (engine === "postgres") return measureOnPostgres(place, use);
  const db = new Database(join(place, "bare.db"));
  // the same settings as the site's connection (db/sqlite-file.ts)
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.exec("create table bare (id text primary key, words text) strict");
  const insert = db.prepare("insert into bare values (?, ?)");
  try {
    await use(async () => measureInserts(() => insert.run(randomUUID(), WORDS), 1));
  } finally {
    db.close();
  }
}

async function measureOnPostgres(
  address: string,
  use: (measure: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: address, max: CONNECTIONS });
  await pool.query("create table bare (id text primary key, words text)");
  try {
    await use(() =>
      measureInserts(
        () => pool.query("insert into bare values ($1, $2)", [randomUUID(), WORDS]),
        CONNECTIONS,
      ),
    );
  } finally {
    await pool.end();
  }
}

async function measureInserts(insert: () => unknown, connections: number): Promise<number> {
  let remaining = INSERTS;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (remaining-- > 0) await insert();
    }),
  );
  return INSERTS / ((performance.now() - started) / 1000);
}
