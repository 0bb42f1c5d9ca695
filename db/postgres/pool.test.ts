import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { cuttableLine } from "../../tests/support/cuttable-line";
import { databaseForEachTest } from "../../tests/support/database";
import { onPostgres } from "../../tests/support/engine";
import { openDatabase, type Queryable } from "../connection.server";

const database = databaseForEachTest();

function insertSeed(name: string, on: Queryable) {
  return on.insertInto("seeds").values({ name, at: "" }).execute();
}

async function seedNames(on: Queryable): Promise<string[]> {
  const rows = await on.selectFrom("seeds").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

describe.runIf(onPostgres)("connection pool", () => {
  it("refuses a caller who waits too long for a connection, and serves it later", async () => {
    const impatient = openDatabase(database.url, 1_000);
    const transactions = await Promise.all(
      Array.from({ length: 10 }, () => impatient.startTransaction().execute()),
    );
    await expect(seedNames(impatient)).rejects.toMatchObject({ code: "BUSY" });
    await Promise.all(transactions.map((trx) => trx.rollback().execute()));
    expect(await seedNames(impatient)).toEqual([]);
    await impatient.destroy();
  });

  it("repeats a read after a lost connection", async () => {
    const line = await cuttableLine(database.url);
    const db = openDatabase(line.url, 2_000);
    await insertSeed("a", database.db);
    line.cutAt("select", "unanswered");
    expect(await seedNames(db)).toEqual(["a"]);
    await db.destroy();
    await line.close();
  });

  it.each(["undelivered", "unanswered"] as const)(
    "runs a single statement once if the connection is lost while the statement is %s",
    async (state) => {
      const line = await cuttableLine(database.url);
      const db = openDatabase(line.url, 2_000);
      await insertSeed("a", db);
      line.cutAt("insert", state);
      await insertSeed("b", db);
      line.cutAt("update", state);
      const { numUpdatedRows } = await db
        .updateTable("seeds")
        .set({ name: "c" })
        .where("name", "=", "b")
        .executeTakeFirstOrThrow();
      expect(numUpdatedRows).toBe(1n);
      expect(await seedNames(db)).toEqual(["a", "c"]);
      await db.destroy();
      await line.close();
    },
  );

  it.each([
    ["undelivered", ["a"]],
    ["unanswered", ["a", "b"]],
  ] as const)("reports an unknown outcome if the commit is %s", async (state, stored) => {
    const line = await cuttableLine(database.url);
    const db = openDatabase(line.url, 2_000);
    await insertSeed("a", db);
    line.cutAt("commit", state);
    await expect(insertSeed("b", db)).rejects.toMatchObject({ code: "COMMIT_UNKNOWN" });
    expect(await seedNames(db)).toEqual(stored);
    await db.destroy();
    await line.close();
  });

  it("stores nothing if the connection hangs during a single statement", async () => {
    const line = await cuttableLine(database.url);
    const db = openDatabase(line.url, 1_000);
    await insertSeed("a", db);
    line.setState("hung");
    await expect(insertSeed("b", db)).rejects.toMatchObject({ code: "BUSY" });
    line.setState("whole");
    expect(await seedNames(db)).toEqual(["a"]);
    await db.destroy();
    await line.close();
  });

  it("does not repeat a statement that the server refused, and serves the next ones", async () => {
    await insertSeed("a", database.db);
    await expect(insertSeed("a", database.db)).rejects.toMatchObject({ code: "23505" });
    // more statements than connections
    for (let n = 0; n < 12; n++) await insertSeed(`b${n}`, database.db);
    expect(await seedNames(database.db)).toHaveLength(13);
  });

  it("reports connections ended by the server, and replaces them", async () => {
    const lost: string[] = [];
    const db = openDatabase(database.url, 2_000, undefined, (code) => lost.push(code));
    expect(await seedNames(db)).toEqual([]);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await expect.poll(() => lost).toEqual(["57P01"]);
    expect(await seedNames(db)).toEqual([]);
    await db.destroy();
  });
});
