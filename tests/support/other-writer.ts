import SqliteDatabase from "better-sqlite3";
import pg from "pg";
import { onPostgres } from "./engine";

/** A second connection that holds the write lock, as another process would; reads continue. */
export interface OtherWriter {
  begin(): Promise<void>;
  end(): Promise<void>;
  close(): Promise<void>;
}

export async function otherWriter(databaseUrl: string): Promise<OtherWriter> {
  return onPostgres ? onServer(databaseUrl) : onFile(databaseUrl);
}

/** Runs a callback while the second connection holds the lock. */
export async function locked<Result>(
  other: OtherWriter,
  work: () => Promise<Result>,
): Promise<Result> {
  await other.begin();
  try {
    return await work();
  } finally {
    await other.end();
  }
}

function onFile(databaseUrl: string): OtherWriter {
  const sqlite = new SqliteDatabase(databaseUrl.slice("file:".length), { timeout: 5_000 });
  return {
    begin: async () => void sqlite.exec("begin immediate"),
    end: async () => void sqlite.exec("commit"),
    close: async () => void sqlite.close(),
  };
}

async function onServer(databaseUrl: string): Promise<OtherWriter> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = rows.map(({ name }) => name).join();
  return {
    begin: async () => {
      await client.query("begin");
      // https://www.postgresql.org/docs/current/explicit-locking.html: readers continue
      await client.query(`lock table ${tables} in exclusive mode`);
    },
    end: async () => void (await client.query("commit")),
    close: () => client.end(),
  };
}
