import { setImmediate as nextRound } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { insertBooking } from "../tests/support/bookings";
import { databaseForEachTest } from "../tests/support/database";
import { contentStamp } from "./changes";
import { type Database, openDatabase } from "./connection.server";
import { toldTables } from "./topics";
import { inTransaction } from "./transactions";

const database = databaseForEachTest({ samples: true });

/** As another process has it: connections of its own. */
function another(): Database {
  const db = openDatabase(database.url);
  onTestFinished(() => db.destroy());
  return db;
}

describe("the stamp of what the public pages show", () => {
  /** Once it can be told: on SQLite a moment after it was first asked for. */
  async function stampOf(db: Database): Promise<string> {
    await expect.poll(() => contentStamp(db)).not.toBeNull();
    return String(await contentStamp(db));
  }

  const contentTables = toldTables().filter(({ topic }) => topic === "content");

  it("has moved when a change of any kind of content is committed, by whichever process", async () => {
    const elsewhere = another();
    expect(contentTables.length).toBeGreaterThan(10);
    const columns = new Map(
      (await database.db.introspection.getTables()).map((table) => [table.name, table.columns[0]]),
    );
    let written = 0;
    for (const [at, { table }] of contentTables.entries()) {
      const column = sql.ref(columns.get(table)?.name ?? "");
      const before = await stampOf(database.db);
      const { numAffectedRows = 0n } =
        await sql`update ${sql.table(table)} set ${column} = ${column}`.execute(
          at % 2 === 0 ? database.db : elsewhere,
        );
      if (numAffectedRows === 0n) continue;
      // nobody hears of another process's commit before the event loop's next round
      await nextRound();
      expect(await contentStamp(database.db), table).not.toBe(before);
      written += 1;
    }
    expect(written).toBeGreaterThan(8);
  });

  it("stands still while families write, and where nothing was committed", async () => {
    const before = await stampOf(database.db);
    await insertBooking(database.db, { id: "a" });
    await inTransaction(database.db, async (trx) => {
      await trx.updateTable("posts").set({ featured: 1 }).execute();
      throw new Error("on second thoughts");
    }).catch(() => {});
    expect(await contentStamp(database.db)).toBe(before);
  });

  it("has moved as soon as the change is acknowledged, however many ask", async () => {
    let seen = await stampOf(database.db);
    for (let round = 0; round < 20; round++) {
      const asking = Array.from({ length: 8 }, () => contentStamp(database.db));
      await database.db
        .updateTable("posts")
        .set({ featured: round % 2 === 0 ? 1 : 0 })
        .execute();
      const after = await contentStamp(database.db);
      expect(after).not.toBe(seen);
      seen = String(after);
      await Promise.all(asking);
    }
  });
});
