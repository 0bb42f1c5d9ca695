import { beforeEach, describe, expect, it } from "vitest";
import { type CuttableLine, cuttableLine } from "../tests/support/cuttable-line";
import { databaseForEachTest } from "../tests/support/database";
import { onPostgres } from "../tests/support/engine";
import { otherWriter } from "../tests/support/other-writer";
import { type Database, openDatabase, type Queryable } from "./connection.server";
import { CommitUnknownError } from "./postgres/errors";
import { inTransaction } from "./transactions";

const database = databaseForEachTest();

function insertSeed(name: string, on: Queryable = database.db) {
  return on.insertInto("seeds").values({ name, at: "2026-11-20T00:00:00.000Z" }).execute();
}

async function seedNames(on: Queryable = database.db): Promise<string[]> {
  const rows = await on.selectFrom("seeds").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

const busy = expect.objectContaining({ name: "DatabaseBusyError", code: "BUSY" });

describe("transaction", () => {
  it("returns the result of the work, and is stored completely or not at all", async () => {
    expect(
      await inTransaction(database.db, async (trx) => {
        await insertSeed("a", trx);
        return "done";
      }),
    ).toBe("done");
    const failing = inTransaction(database.db, async (trx) => {
      await insertSeed("b", trx);
      throw new Error("second thoughts");
    });
    await expect(failing).rejects.toThrow("second thoughts");
    expect(await seedNames()).toEqual(["a"]);
  });

  it("sees all earlier commits, even if transactions run at the same time", async () => {
    const insertNext = (trx: Queryable) =>
      seedNames(trx).then((names) => insertSeed(String(names.length), trx));
    await Promise.all(Array.from({ length: 6 }, () => inTransaction(database.db, insertNext)));
    expect(await seedNames()).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  it("does not block readers, however many writers wait", async () => {
    const other = await otherWriter(database.url);
    await other.begin();
    const writing = Array.from({ length: 15 }, (_, at) =>
      inTransaction(database.db, (trx) => insertSeed(String(at), trx)),
    );
    const meanwhile = Promise.race([
      ...writing.map((one) => one.then(() => "written")),
      seedNames(),
    ]);
    expect(await meanwhile).toEqual([]);
    for (let read = 0; read < 20; read++) expect(await seedNames()).toEqual([]);
    await other.end();
    await Promise.all(writing);
    expect(await seedNames()).toHaveLength(15);
    await other.close();
  });

  it("fails as busy, like a statement, if another writer locks the tables too long", async () => {
    const impatient = openDatabase(database.url, 1_000);
    const other = await otherWriter(database.url);
    await other.begin();
    await Promise.all([
      expect(inTransaction(impatient, (trx) => insertSeed("a", trx))).rejects.toEqual(busy),
      expect(insertSeed("b", impatient)).rejects.toEqual(busy),
    ]);
    expect(await seedNames(impatient)).toEqual([]);
    await other.end();
    await insertSeed("c", impatient);
    expect(await seedNames()).toEqual(["c"]);
    await other.close();
    await impatient.destroy();
  });
});

describe.runIf(onPostgres)("transaction on a server", () => {
  it("is repeated after a conflict with another transaction", async () => {
    const meeting = meetingOf(2);
    let runs = 0;
    const insertIfEmpty = (name: string) =>
      inTransaction(database.db, async (trx) => {
        runs += 1;
        const isFirst = (await seedNames(trx)).length === 0;
        await meeting();
        if (isFirst) await insertSeed(name, trx);
        return isFirst;
      });
    const both = await Promise.all([insertIfEmpty("a"), insertIfEmpty("b")]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await seedNames()).toHaveLength(1);
    expect(runs).toBeGreaterThan(2);
  });

  describe("with a failing connection", () => {
    let line: CuttableLine;
    let db: Database;
    let runs: number;
    beforeEach(async () => {
      runs = 0;
      line = await cuttableLine(database.url);
      db = openDatabase(line.url);
      return async () => {
        await db.destroy();
        await line.close();
      };
    });
    const insertInTransaction = () =>
      inTransaction(db, async (trx) => {
        runs += 1;
        await insertSeed("a", trx);
      });

    it.each([
      ["its start", "start transaction"],
      ["a statement", "insert into"],
    ])("is stored once if the connection is lost at %s", async (_moment, text) => {
      line.cutAt(text, "undelivered");
      await insertInTransaction();
      expect(await seedNames()).toEqual(["a"]);
      // the work runs again only if it had begun
      expect(runs).toBe(text === "insert into" ? 2 : 1);
    });

    it("fails as busy if the connection hangs, and stores nothing", async () => {
      const impatient = openDatabase(line.url, 1_000);
      await seedNames(impatient);
      line.setState("hung");
      const writing = inTransaction(impatient, (trx) => insertSeed("a", trx));
      await expect(writing).rejects.toEqual(busy);
      line.setState("whole");
      await insertSeed("b", impatient);
      expect(await seedNames()).toEqual(["b"]);
      await impatient.destroy();
    });

    it("reports an unknown outcome if the connection hangs at the commit", async () => {
      const impatient = openDatabase(line.url, 1_000);
      const writing = inTransaction(impatient, async (trx) => {
        await insertSeed("a", trx);
        line.setState("hung");
      });
      await expect(writing).rejects.toBeInstanceOf(CommitUnknownError);
      await impatient.destroy();
    });

    it.each([
      ["undelivered", []],
      ["unanswered", ["a"]],
    ] as const)("is not repeated if its commit is %s", async (state, stored) => {
      line.cutAt("commit", state);
      await expect(insertInTransaction()).rejects.toBeInstanceOf(CommitUnknownError);
      expect(await seedNames()).toEqual(stored);
      expect(runs).toBe(1);
      // later statements get a new connection
      await insertSeed("b", db);
      expect(await seedNames()).toEqual([...stored, "b"]);
    });
  });
});

/** @returns a barrier that opens after this number of calls; later callers do not wait */
function meetingOf(count: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const complete = new Promise<void>((done) => {
    open = done;
  });
  return () => {
    arrived += 1;
    if (arrived === count) open();
    return complete;
  };
}
