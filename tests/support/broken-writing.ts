import { sql } from "kysely";
import type { Database } from "#db/connection.server";
import { onPostgres } from "./engine";

/**
 * Makes every write of a kind fail.
 *
 * @param writing an event and a table, e.g. `insert on requests`
 * @returns a function that lets such writes succeed again
 */
export async function breakWriting(db: Database, writing: string): Promise<() => Promise<void>> {
  const table = writing.slice(writing.lastIndexOf(" ") + 1);
  const statements = onPostgres
    ? [
        `create function break() returns trigger language plpgsql as
           'begin raise exception using errcode = ''P0001''; end'`,
        `create trigger broken before ${writing} for each row execute function break()`,
      ]
    : [`create trigger broken before ${writing} begin select raise(abort, 'x'); end`];
  // in a transaction, since a single statement would be treated as a read
  await runInTransaction(db, statements);
  return () =>
    runInTransaction(
      db,
      onPostgres
        ? [`drop trigger broken on ${table}`, "drop function break"]
        : ["drop trigger broken"],
    );
}

function runInTransaction(db: Database, statements: string[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}
