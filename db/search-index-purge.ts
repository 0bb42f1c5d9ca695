import { sql } from "kysely";
import type { Database } from "./connection.server";
import { inTransaction } from "./transactions";

/** SQLite's full-text indexes of personal data. */
const INDEXES = ["request_search"];
/** Pages merged per step: a step takes about 40 ms, in which nobody else can write. */
const STEP_PAGES = 100;
/** A safety limit, far above the number of steps that an index needs. */
const MAX_STEPS = 10_000;

/**
 * Purges deleted terms from SQLite's full-text indexes by merging each in steps
 * (https://www.sqlite.org/fts5.html#the_merge_command); other writers run between two steps.
 */
export async function purgeSearchIndexes(db: Database): Promise<void> {
  for (const index of INDEXES) {
    // a negative number starts a new merge of all parts
    let pages = -STEP_PAGES;
    for (let step = 0; step < MAX_STEPS; step++) {
      if (!(await mergePages(db, index, pages))) break;
      pages = STEP_PAGES;
    }
  }
}

/** @returns false if there was nothing to do: fewer than two changes */
async function mergePages(db: Database, index: string, pages: number): Promise<boolean> {
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
