import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { cuttableLine } from "../../tests/support/cuttable-line";
import { databaseForEachTest } from "../../tests/support/database";
import { onPostgres } from "../../tests/support/engine";
import { openDatabase, type Queryable } from "../connection.server";

const database = databaseForEachTest();

function lay(name: string, on: Queryable) {
  return on.insertInto("seeds").values({ name, at: "" }).execute();
}

async function laid(on: Queryable): Promise<string[]> {
  const rows = await on.selectFrom("seeds").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

describe.runIf(onPostgres)("the pool", () => {
  it("refuses whoever waits too long for a connection, and serves them later", async () => {
    const impatient = openDatabase(database.url, 300);
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => impatient.startTransaction().execute()),
    );
    await expect(laid(impatient)).rejects.toMatchObject({ code: "BUSY" });
    await Promise.all(taken.map((trx) => trx.rollback().execute()));
    expect(await laid(impatient)).toEqual([]);
    await impatient.destroy();
  });

  it("reads again where the line is cut, and writes nothing twice", async () => {
    const line = await cuttableLine(database.url);
    const db = openDatabase(line.url, 2_000);
    await lay("a", database.db);
    line.cutAt("select", "unanswered");
    expect(await laid(db)).toEqual(["a"]);
    line.cutAt("insert", "unanswered");
    await expect(lay("b", db)).rejects.toThrow("terminated");
    expect(await laid(db)).toEqual(["a", "b"]);
    await db.destroy();
    await line.close();
  });

  it("tells of the connections that the server ends, and replaces them", async () => {
    const lost: string[] = [];
    const db = openDatabase(database.url, 2_000, undefined, (code) => lost.push(code));
    expect(await laid(db)).toEqual([]);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await expect.poll(() => lost).toEqual(["57P01"]);
    expect(await laid(db)).toEqual([]);
    await db.destroy();
  });
});
