import { sql } from "kysely";
import type { Database } from "./connection.server";
import { inTransaction } from "./transactions";

/** SQLite's indexes of people's words. */
const INDEXES = ["request_search"];
/** Pages that are merged in one go: some 40 ms, in which nobody else writes. */
const SLICE_PAGES = 100;
/** Far more than an index has pages; should its end never be told, this is one. */
const MOST_SLICES = 10_000;

/**
 * Takes what is only marked as deleted out of SQLite's indexes, by merging all parts of each into one
 * (https://www.sqlite.org/fts5.html#the_merge_command), slice by slice: others write in between.
 */
export async function purgeSearchIndexes(db: Database): Promise<void> {
  for (const index of INDEXES) {
    // a negative number begins anew, with all parts there are
    let pages = -SLICE_PAGES;
    for (let slice = 0; slice < MOST_SLICES; slice++) {
      if (!(await merged(db, index, pages))) break;
      pages = SLICE_PAGES;
    }
  }
}

/** @returns whether there was anything to do: fewer than two changes are none */
async function merged(db: Database, index: string, pages: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const changes = async () => {
      const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(
        trx,
      );
      return rows[0]?.changes ?? 0;
    };
    const before = await changes();
    await sql`
      insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', ${pages})
    `.execute(trx);
    return (await changes()) - before >= 2;
  });
}
